/**
 * The Content-Security-Policy of the console's pages (decision 31): its own files and nothing else. The one hash is of
 * nothing: Emotion opens empty style elements and writes rules through the CSSOM, and style attributes are never written
 * in markup. Pictures are inlined by the build.
 */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'img-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
