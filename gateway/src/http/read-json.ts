import type { Context } from 'koa';
import { AppError } from './app-error.ts';

/** The largest body unless told otherwise, in bytes: the longest enquiry in any script fits four times over. */
const LIMIT = 64 * 1024;

/**
 * Reads a request's JSON. What comes back is any JSON value: check it with a schema, which also drops `__proto__`.
 *
 * @throws AppError 415 for another content type, charset or a compressed body; 413 above `limit` bytes;
 *   400 for text that is not UTF-8 or not JSON, or a body that breaks off
 */
export async function readJson(ctx: Context, limit: number = LIMIT): Promise<unknown> {
  const type = ctx.request.type.trim().toLowerCase();
  const charset = ctx.request.charset.toLowerCase();
  if (type !== 'application/json' || !['', 'utf-8', 'utf8'].includes(charset)) {
    throw new AppError({ status: 415, code: 'not-json', message: 'Please send JSON in UTF-8 (application/json).' });
  }
  refuseCompressed(ctx);
  const body = await readBody(ctx, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError({ status: 400, code: 'malformed-json', message: 'The body is not valid JSON.', cause });
  }
}

/**
 * Reads a request's body as text, whatever its content type says: beacons call theirs `text/plain`.
 *
 * @throws AppError 413 above `limit` bytes; 400 for a body that breaks off
 */
export const readText = async (ctx: Context, limit: number): Promise<string> =>
  (await readBody(ctx, limit)).toString('utf8');

/** @throws AppError 415 for a compressed body */
export function refuseCompressed(ctx: Context): void {
  if (['', 'identity'].includes(ctx.get('Content-Encoding').trim().toLowerCase())) return;
  throw new AppError({ status: 415, code: 'compressed', message: 'Please send the body uncompressed.' });
}

/** @throws AppError 413 above `limit` bytes; 400 for a body that breaks off */
export function readBody({ req, request }: Context, limit: number = LIMIT): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const refuse = () => {
    stop();
    // The rest is read and thrown away (the server's request timeout ends it), so that the answer arrives.
    req.resume();
    reject(new AppError({ status: 413, code: 'too-large', message: `This is too large: at most ${limit / 1024} kB.` }));
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) refuse();
    else chunks.push(chunk);
  };
  const finish = () => {
    stop();
    resolve(Buffer.concat(chunks));
  };
  const breakOff = () => {
    stop();
    reject(new AppError({ status: 400, code: 'broken-off', message: 'The body broke off.' }));
  };
  const stop = () => void req.off('data', take).off('end', finish).off('close', breakOff);

  req.on('error', breakOff);
  if ((request.length ?? 0) > limit) refuse();
  else req.on('data', take).on('end', finish).on('close', breakOff);
  return promise;
}
