/** SHA-256 of nothing: Emotion opens empty style elements and writes rules through the CSSOM. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * A page's Content-Security-Policy: scripts from this origin only, styles by their hashes. Style attributes are
 * allowed, because motion writes them on the server (facts.md).
 *
 * @param styleHashes CSP sources of the page's own styles
 * @param apiBase the backend where it is another host; empty when it is this one
 */
export function pagePolicy(styleHashes: readonly string[], apiBase: string): string {
  const backend = apiBase ? ` ${new URL(apiBase).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...styleHashes, EMPTY].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}
