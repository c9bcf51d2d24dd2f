import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How hard to try: a page is waited for by an activation, a file is made once and sent for a year. */
export type Effort = 'page' | 'file';

const EFFORTS: Readonly<Record<Effort, { brotli: number; gzip: number }>> = {
  page: { brotli: 6, gzip: 6 },
  file: { brotli: 11, gzip: 9 },
};

export interface Compressed {
  br: Uint8Array;
  gzip: Uint8Array;
}

/** Compresses at once, which holds up whatever else the process has to do. */
export function compressNow(bytes: Uint8Array, effort: Effort): Compressed {
  const { brotli, gzip } = EFFORTS[effort];
  return {
    br: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzip: gzipSync(bytes, { level: gzip }),
  };
}
