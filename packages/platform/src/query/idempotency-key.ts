/**
 * A fresh key for one submission; keep it for every retry of the same content.
 * `crypto.randomUUID` is missing on pages that came by plain http, so the bytes are drawn here then.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
