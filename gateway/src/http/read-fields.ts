import type { PlainFields } from '@clandor/contract';
import type { Context } from 'koa';
import { AppError } from './app-error.ts';
import { readBody, refuseCompressed } from './read-json.ts';

const TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads the fields of a form that a browser sends by itself. Line breaks come as scripts know them: a browser sends
 * every one as CR LF, and the same message would be longer than it was typed.
 *
 * @throws AppError 415 for another content type, charset or a compressed body; 413 above 64 kB; 400 for what is not
 *   UTF-8, or a body that breaks off
 */
export async function readFields(ctx: Context): Promise<PlainFields> {
  const charset = ctx.request.charset.toLowerCase();
  if (ctx.request.type.trim().toLowerCase() !== TYPE || !['', 'utf-8', 'utf8'].includes(charset)) {
    throw new AppError({ status: 415, code: 'not-a-form', message: 'This page takes its own form only.' });
  }
  refuseCompressed(ctx);
  const body = (await readBody(ctx)).toString('latin1');
  if (!isReadable(body)) {
    throw new AppError({ status: 400, code: 'malformed-form', message: 'This form cannot be read.' });
  }
  return [...new URLSearchParams(body)].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]);
}

/** `URLSearchParams` takes everything, and puts its sign for the unreadable in its place. */
function isReadable(body: string): boolean {
  try {
    decodeURIComponent(body);
    // What is not escaped is printable ASCII.
    return !/[^\x20-\x7e]/.test(body);
  } catch {
    return false;
  }
}
