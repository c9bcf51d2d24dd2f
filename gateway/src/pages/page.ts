import { createHash } from 'node:crypto';
import type { Composition, PageSettings, ReleaseRef, RenderedPage } from '@clandor/contract';
import { compress } from '../compression/compress.ts';
import type { Encoding } from '../http/best-encoding.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { pagePolicy } from './page-policy.ts';

/** How a page is given out, and what caches are told then. */
const MANNERS = {
  /** The same for all visitors: to be asked for each time, which an ETag makes cheap. */
  shared: { 'Cache-Control': 'no-cache' },
  /** While there is a canary, by the visitor's cohort. */
  cohort: { 'Cache-Control': 'private, no-cache' },
  /** The bare shell, in place of a page that could not be rendered. */
  makeshift: { 'Cache-Control': 'no-store' },
  /** For the one browser that may see what is not live. */
  preview: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
} as const;

export type Manner = keyof typeof MANNERS;

/** A finished page, held in memory: nothing is left to do for it but to send it. */
export interface Page {
  status: number;
  /** Whose page it is: a remote's, or the shell's own. */
  made: ReleaseRef;
  /** Of all its encodings, in bytes. */
  size: number;
  /** What is sent, headers and bytes. */
  answer(manner: Manner, encoding: Encoding): ReadyAnswer;
}

/** What stands on a page in every encoding and manner. */
export function pageHeaders(
  rendered: RenderedPage,
  composition: Composition,
  { apiBase, origin }: Pick<PageSettings, 'apiBase' | 'origin'>,
): Record<string, string> {
  const { name, version } = madeBy(rendered, composition);
  return {
    ...securityHeadersFor(origin),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(rendered.styleHashes, apiBase),
    'X-Composition': composition.id,
    'X-Remote': `${name}@${version}`,
  };
}

const madeBy = ({ remote }: RenderedPage, { shell }: Composition): ReleaseRef =>
  remote ?? { name: 'shell', version: shell.version };

/** Makes a rendered document ready to be sent. */
export async function finishPage(
  rendered: RenderedPage,
  composition: Composition,
  { apiBase, origin }: Pick<PageSettings, 'apiBase' | 'origin'>,
): Promise<Page> {
  const identity = Buffer.from(rendered.html);
  const { br, gzip } = await compress(identity, 'page');
  const bodies = { identity, br, gzip };
  const { status } = rendered;
  const made = madeBy(rendered, composition);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 24);
  const headers = pageHeaders(rendered, composition, { apiBase, origin });
  const inEncoding = (manner: Manner, encoding: Encoding) =>
    readyAnswer({ status, etag, encoding, body: bodies[encoding], headers: { ...headers, ...MANNERS[manner] } });
  const answers: Partial<Record<Manner, Record<Encoding, ReadyAnswer>>> = {};
  return {
    status,
    made,
    size: identity.length + br.length + gzip.length,
    answer(manner, encoding) {
      answers[manner] ??= {
        br: inEncoding(manner, 'br'),
        gzip: inEncoding(manner, 'gzip'),
        identity: inEncoding(manner, 'identity'),
      };
      return answers[manner][encoding];
    },
  };
}
