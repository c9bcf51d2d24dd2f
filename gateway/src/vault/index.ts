export { VaultError } from './master-keys.ts';
export { seal, unseal } from './seal.ts';
export { openSealed, plainSize, type SealedFile, type StoredBytes, sealing, storedFile } from './sealed-file.ts';
export { type DataKey, openVault, type Vault } from './vault.ts';
