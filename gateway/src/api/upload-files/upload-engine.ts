import { Readable, Transform } from 'node:stream';
import { UPLOAD_RULES, type UploadKind } from '@clandor/schemas/uploads';
import type { StorageEngine } from 'multer';
import { AppError } from '../../http/app-error.ts';
import { blanking, cleanPhoto, HEAD_LENGTH, inspectVideo, kindOf } from '../../media/index.ts';
import type { OpenUpload, UploadStore } from '../../uploads/upload-store.ts';

/** A file that has been received, made harmless and stored. */
export interface TakenFile {
  id: string;
  key: string;
  kind: UploadKind;
  type: string;
  bytes: number;
}

interface Gauge {
  through: Transform;
  /** Known once the beginning of the file has passed. */
  found(): { kind: UploadKind; type: string };
}

/**
 * Takes files as they come in: sealed at once under a key that is never stored, then made harmless (a photo decoded and
 * encoded again, a video without its location) and sealed under a key of its own. Never a whole file in memory, never
 * a plain one on the disk. Files that were taken stand in `taken` by their id.
 */
export function uploadEngine(store: UploadStore, taken: Map<string, TakenFile>): StorageEngine {
  const take = async (stream: Readable): Promise<TakenFile> => {
    const gauge = measure();
    const received = await store.receive([stream, gauge.through]);
    try {
      const { kind, type } = gauge.found();
      const raw = await received.open();
      try {
        const stored = await (kind === 'photo' ? storePhoto(store, raw) : storeVideo(store, raw, type));
        return { ...stored, kind, type };
      } finally {
        await raw.close();
      }
    } finally {
      await received.remove();
    }
  };
  return {
    _handleFile(_request, { stream }, done) {
      take(stream).then(
        (file) => {
          taken.set(file.id, file);
          done(null, { filename: file.id, path: file.id, size: file.bytes, mimetype: file.type });
        },
        (error: unknown) => {
          // The rest of the part has to be read, or the request never ends.
          stream.resume();
          done(error);
        },
      );
    },
    _removeFile(_request, { filename }, done) {
      taken.delete(filename);
      store.discard(filename).then(() => done(null), done);
    },
  };
}

const storePhoto = async (store: UploadStore, raw: OpenUpload) => {
  // What fails in `done` fails in `output` too, and with it the storing.
  const { output } = await cleanPhoto(Readable.from(raw.stream(), { objectMode: false }));
  return store.store([output]);
};

const storeVideo = async (store: UploadStore, raw: OpenUpload, type: string) =>
  store.store([Readable.from(raw.stream()), blanking(await inspectVideo(raw, type))]);

/** Lets bytes pass, tells what they are by the first of them, and stops what is of no kind or too large for its kind. */
function measure(): Gauge {
  let head: Buffer = Buffer.alloc(0);
  let known: { kind: UploadKind; type: string } | null = null;
  let bytes = 0;
  const decide = async (): Promise<void> => {
    known = await kindOf(head);
    if (!known) throw refusal(415, 'wrong-kind', `${UPLOAD_RULES.photo.wrongType}. ${UPLOAD_RULES.video.wrongType}`);
  };
  const check = async (chunk: Buffer): Promise<void> => {
    bytes += chunk.length;
    if (!known && head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk]);
    if (!known && head.length >= HEAD_LENGTH) await decide();
    if (known && bytes > UPLOAD_RULES[known.kind].maxBytes) {
      throw refusal(413, 'too-large', UPLOAD_RULES[known.kind].tooLarge);
    }
  };
  return {
    through: new Transform({
      transform: (chunk: Buffer, _encoding, done) => void check(chunk).then(() => done(null, chunk), done),
      flush: (done) => void (known ? Promise.resolve() : decide()).then(() => done(), done),
    }),
    found() {
      if (!known) throw new Error('Asked for the kind of a file that has not passed');
      return known;
    },
  };
}

const refusal = (status: number, code: string, message: string): AppError =>
  new AppError({ status, code, message: `${message}.` });
