import { Readable } from 'node:stream';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { AppError, notFound } from '../../http/app-error.ts';
import type { UploadsTable } from '../../records/tables.ts';
import { deleteUnclaimedUpload, findOwnUpload } from '../../records/uploads.ts';
import type { Services } from '../../services.ts';

/** For private files (shared/facts.md, Uploads): shown in the form, run nowhere, kept by no cache. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
};

/** What it is called when somebody keeps it: a name of ours, by what it is. The visitor's own is never kept. */
const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'photo.jpg',
  'image/png': 'photo.png',
  'video/mp4': 'video.mp4',
  'video/quicktime': 'video.mov',
  'video/webm': 'video.webm',
};

/**
 * `GET /api/uploads`: makes a browser known before it sends several files at once, each of which would otherwise make
 * it somebody else. 200 `{ known: true }`.
 */
export const introduce =
  ({ uploaders }: Services) =>
  (ctx: Context): void => {
    uploaders.ofOrNew(ctx);
    ctx.body = { known: true };
  };

/**
 * `GET /api/uploads/<id>`: the file, for the browser that uploaded it; 404 for everybody else, as for what is not
 * there. One range may be asked for (RFC 9110, 14): players of videos do.
 */
export const readUpload =
  ({ uploadStore, ...services }: Services) =>
  async (ctx: Context & { params: { id: string } }): Promise<void> => {
    const upload = await own(services, ctx);
    const { start, end } = rangeOf(ctx, upload);
    ctx.set(HEADERS);
    ctx.set('Content-Disposition', `inline; filename="${NAMES[upload.type] ?? 'file'}"`);
    ctx.type = upload.type;
    ctx.length = end - start;
    if (end - start < upload.bytes) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${start}-${end - 1}/${upload.bytes}`);
    } else ctx.status = 200;
    if (ctx.method === 'HEAD') return;
    const file = await uploadStore.open(upload.id, upload.key);
    const stream = Readable.from(file.stream(start, end), { objectMode: false });
    stream.once('close', () => void file.close());
    ctx.body = stream;
    // Koa takes a stream's length to be unknown.
    ctx.length = end - start;
    ctx.type = upload.type;
  };

/** `DELETE /api/uploads/<id>`: takes it back, as long as no application holds it. 200 `{ removed: true }`. */
export const removeUpload =
  ({ database, uploadStore, uploaders }: Services) =>
  async (ctx: Context & { params: { id: string } }): Promise<void> => {
    const { id } = await own({ database, uploaders }, ctx);
    const owner = uploaders.of(ctx);
    if (owner === null || !(await deleteUnclaimedUpload(database, id, owner))) {
      throw new AppError({
        status: 409,
        code: 'claimed',
        message: 'This file belongs to an application that has been sent. Write to us to have it erased.',
      });
    }
    await uploadStore.discard(id);
    ctx.body = { removed: true };
  };

async function own(
  { database, uploaders }: Pick<Services, 'database' | 'uploaders'>,
  ctx: Context & { params: { id: string } },
): Promise<UploadsTable> {
  const owner = uploaders.of(ctx);
  const upload = owner === null ? undefined : await findOwnUpload(database, ctx.params.id, owner);
  if (!upload) throw notFound();
  return upload;
}

/** From `start` to before `end`; the whole where no range, several, or something unreadable was asked for. */
function rangeOf(ctx: Context, { bytes }: UploadsTable): { start: number; end: number } {
  const asked = ctx.get('Range');
  const ranges = asked ? parseRange(bytes, asked) : -2;
  if (ranges === -1) {
    throw new AppError({
      status: 416,
      code: 'range',
      message: 'There is nothing in this range.',
      headers: { 'Content-Range': `bytes */${bytes}` },
    });
  }
  const [first, second] = ranges === -2 ? [] : ranges;
  return first && !second ? { start: first.start, end: first.end + 1 } : { start: 0, end: bytes };
}
