import { createHash } from 'node:crypto';

/** A file's hash as release.json and browsers write it: `sha384-` and base64. */
export const hashOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
