import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { VaultError } from './master-keys.ts';

/** AES-256-GCM (NIST SP 800-38D) with a 96-bit random nonce and a 128-bit tag, in bytes. */
export const ALGORITHM = 'aes-256-gcm';
export const NONCE = 12;
export const TAG = 16;

/**
 * Encrypts and authenticates: nonce, ciphertext, tag.
 *
 * @param context what it is and whose (`submission/<id>/payload`); it opens under the same context only
 */
export function seal(key: Buffer, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws VaultError when key, context or a single bit is another */
export function unseal(key: Buffer, context: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < NONCE + TAG) throw new VaultError(`What was kept as ${context} is cut short.`);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG));
  try {
    const plain = decipher.update(bytes.subarray(NONCE, -TAG));
    return Buffer.concat([plain, decipher.final()]);
  } catch (cause) {
    throw new VaultError(`What was kept as ${context} cannot be opened: it was changed, or the key is another.`, {
      cause,
    });
  }
}
