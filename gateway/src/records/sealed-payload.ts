import { seal, unseal, type Vault } from '../vault/index.ts';

const keyContext = (id: string): string => `submission/${id}`;
const payloadContext = (id: string): string => `submission/${id}/payload`;

/** A payload's JSON under a data key of its own, which is wrapped for the same submission. */
export function sealPayload(vault: Vault, id: string, json: string): { key: string; sealed: Buffer } {
  const { key, wrapped } = vault.newKey(keyContext(id));
  return { key: wrapped, sealed: seal(key, payloadContext(id), Buffer.from(json)) };
}

/** @throws VaultError when key or payload is another submission's, or was changed */
export function openPayload(
  vault: Vault,
  { id, key, payload }: { id: string; key: string; payload: Uint8Array },
): Record<string, unknown> {
  return JSON.parse(unseal(vault.unwrap(key, keyContext(id)), payloadContext(id), payload).toString());
}

/** The wrapped key of a submission under the current master key. */
export const rewrapSubmissionKey = (vault: Vault, id: string, key: string): string => vault.rewrap(key, keyContext(id));
