import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Encoding } from './best-encoding.ts';

/**
 * An answer that lies ready in one encoding. It is sent through Koa or before it (http/answer-from-memory.ts); both take
 * every header from here, so that they cannot differ.
 */
export interface ReadyAnswer {
  status: number;
  /** In quotes, as the header has it. */
  etag: string;
  /** All of its own, names and values in turn. */
  headers: readonly string[];
  /** The same for a browser that has the body already. */
  unchanged: readonly string[];
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);
/** Said of a body only: a 304 has none. */
const OF_THE_BODY = new Set(['Content-Type', 'Content-Encoding', 'Content-Length']);

/**
 * Makes an answer ready.
 *
 * @param etag of the content; each encoding gets one of its own
 * @param headers of the answer in every encoding
 * @param length of a body that is not kept in memory, in bytes
 */
export function readyAnswer({
  status,
  headers,
  etag,
  encoding,
  body = NOTHING,
  length = body.length,
}: {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  encoding: Encoding;
  body?: Buffer;
  length?: number;
}): ReadyAnswer {
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  const all: [string, string][] = [
    ...Object.entries(headers),
    ['Vary', 'Accept-Encoding'],
    ['ETag', tag],
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as [string, string]]),
    ['Content-Length', String(length)],
  ];
  return {
    status,
    etag: tag,
    headers: all.flat(),
    unchanged: all.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
    body,
  };
}

/**
 * Sends it through Koa; 304 where the browser has it.
 *
 * @param open reads a body that is not kept in memory
 */
export function sendReady(ctx: Context, answer: ReadyAnswer, open?: () => Readable): void {
  ctx.status = answer.status;
  setAll(ctx, answer.unchanged);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (!open || ctx.method === 'GET') ctx.body = open ? open() : answer.body;
  // After the body, which sets some itself.
  setAll(ctx, answer.headers);
}

function setAll(ctx: Context, headers: readonly string[]): void {
  for (let index = 0; index < headers.length; index += 2) ctx.set(headers[index] ?? '', headers[index + 1] ?? '');
}

/**
 * Sends it before Koa.
 *
 * @param fresh whether the browser has it
 * @param more headers of this one answer, names and values in turn
 */
export function writeReady(
  { method }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { fresh, more }: { fresh: boolean; more: readonly string[] },
): void {
  response.writeHead(fresh ? 304 : answer.status, more.concat(fresh ? answer.unchanged : answer.headers));
  response.end(fresh || method === 'HEAD' ? undefined : answer.body);
}
