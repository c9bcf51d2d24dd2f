import { MOST_FILES_A_REQUEST, UPLOAD_FIELD, UPLOAD_RULES, uploadUrl } from '@clandor/schemas/uploads';
import multer from '@koa/multer';
import type { Context } from 'koa';
import { clubDate } from '../../clock.ts';
import { DatabaseAway } from '../../database/errors.ts';
import { isPostgres } from '../../database/locks.ts';
import { AppError } from '../../http/app-error.ts';
import { insertUploads } from '../../records/uploads.ts';
import type { Services } from '../../services.ts';
import { within } from '../../watching/spans.ts';
import { tallies } from '../../watching/tallies.ts';
import { uploadFailure } from './multer-errors.ts';
import { type TakenFile, uploadEngine } from './upload-engine.ts';

/** Of the multipart parser (shared/facts.md, Uploads): nothing but the files is taken. */
const LIMITS = {
  files: MOST_FILES_A_REQUEST,
  fileSize: UPLOAD_RULES.video.maxBytes,
  fields: 0,
  parts: MOST_FILES_A_REQUEST,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldNestingDepth: 0,
};

/**
 * `POST /api/upload-files`: photos and videos (spec section 7; design.md, readings 10 and 11).
 * 201 `{ files: [URL, …] }`, in the order they came in; all of them or none.
 */
export const uploadFiles =
  ({ database, uploadStore, uploaders }: Services) =>
  async (ctx: Context): Promise<void> => {
    if (!ctx.is('multipart/form-data')) {
      throw new AppError({ status: 415, code: 'not-multipart', message: 'Please send files as multipart/form-data.' });
    }
    const taken = new Map<string, TakenFile>();
    const storage = uploadEngine(uploadStore, taken);
    const take = multer({ storage, limits: LIMITS, defParamCharset: 'utf8' }).array(UPLOAD_FIELD, MOST_FILES_A_REQUEST);
    await within('upload', {}, () => take(ctx, async () => {})).catch((error: unknown) => {
      throw uploadFailure(error);
    });
    // In the order of the parts, whichever was done first.
    const received = (ctx.request as { files?: { filename: string }[] }).files ?? [];
    const files = received.flatMap(({ filename }) => taken.get(filename) ?? []);
    if (files.length === 0) {
      const message = 'Please choose a file';
      throw new AppError({
        status: 422,
        code: 'no-file',
        message: `${message}.`,
        issues: [{ field: UPLOAD_FIELD, message }],
      });
    }
    const owner = uploaders.ofOrNew(ctx);
    const created_at = clubDate().toISOString();
    try {
      await insertUploads(
        database,
        files.map((file) => ({ ...file, owner, created_at })),
      );
    } catch (error) {
      // Where the word of it may have been lost, the record may be there: then the sweep sees what belongs to nobody.
      const mayBeKept = error instanceof DatabaseAway && isPostgres(database);
      if (!mayBeKept) await Promise.all(files.map(({ id }) => uploadStore.discard(id)));
      throw error;
    }
    for (const { kind, bytes } of files) {
      tallies.uploads.raise([kind]);
      tallies.uploadBytes.raise([kind], bytes);
    }
    ctx.status = 201;
    ctx.body = { files: files.map(({ id }) => uploadUrl(id)) };
  };
