import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Composition, PageComposition, ReleaseRef, RenderedPage } from '@clandor/contract';
import { pagePolicy } from './page-policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Good enough at once; an activation waits for it. */
const BROTLI_QUALITY = 6;

/** A finished answer, held in memory: nothing is left to do for it but to send it. */
export interface Page {
  status: number;
  /** Whose page it is: a remote's, or the shell's own. */
  made: ReleaseRef;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
  /** Of all bodies, in bytes. */
  size: number;
}

/** Makes a rendered document ready to be sent. */
export async function finishPage(
  rendered: RenderedPage,
  composition: Composition,
  { apiBase }: Pick<PageComposition, 'apiBase'>,
): Promise<Page> {
  const identity = Buffer.from(rendered.html);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ]);
  const made: ReleaseRef = rendered.remote ?? { name: 'shell', version: composition.shell.version };
  return {
    status: rendered.status,
    made,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(rendered.styleHashes, apiBase),
      'X-Composition': composition.id,
      'X-Remote': `${made.name}@${made.version}`,
    },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 24),
    bodies: { identity, br, gzip: gz },
    size: identity.length + br.length + gz.length,
  };
}
