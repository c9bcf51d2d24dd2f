import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that it can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that a visitor may quote, `CL-7K2M-Q9XD`: 40 random bits. */
export function newReference(): string {
  const characters = [...randomBytes(8)].map((byte) => ALPHABET.charAt(byte & 31)).join('');
  return `CL-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
