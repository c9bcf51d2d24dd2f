import { PassThrough, type Readable } from 'node:stream';
import { UPLOAD_RULES } from '@clandor/schemas/uploads';
import type { AppError } from '../../http/app-error.ts';
import { type CleanedPhoto, fromPhotoProcess } from './messages.ts';
import * as refusals from './refusals.ts';
import type { PhotoProcess } from './start-photo-process.ts';

export interface PhotoLimits {
  /** In milliseconds, until the last byte has come. */
  inputTime: number;
  /** In milliseconds, from then until the last byte has been taken. */
  workTime: number;
}

/** A photo on its way. */
export interface PhotoCleaning {
  /** The clean photo. It ends only when all of it is there; else it is destroyed with the error. */
  output: Readable;
  /** Settles when the process has ended, at the latest. Need not be awaited by whoever reads the output. */
  done: Promise<CleanedPhoto>;
}

/**
 * Sends the photo through the process, which is ended whatever goes wrong: with the photo, with its bytes, with whoever
 * takes the output.
 * @param broken fires when the photo is not wanted any more
 */
export function runPhotoProcess(
  child: PhotoProcess,
  input: Readable,
  broken: AbortSignal,
  limits: PhotoLimits,
): PhotoCleaning {
  const { promise: done, resolve, reject } = Promise.withResolvers<CleanedPhoto>();
  const output = new PassThrough();
  const complaints = lastLines(child.stderr);
  let ready = false;
  let photo: CleanedPhoto | undefined;
  let failure: AppError | undefined;

  const fail = (error: AppError) => {
    failure ??= error;
    child.kill('SIGKILL');
    // What nobody reads would keep the process's pipe open.
    child.stdout.destroy();
  };
  const onBroken = () => fail(refusals.photoBrokenOff(broken.reason));
  let limit = setTimeout(() => fail(refusals.photoTooSlow()), limits.inputTime);

  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > UPLOAD_RULES.photo.maxBytes) fail(refusals.photoTooLarge());
  };
  const onInputEnd = () => {
    clearTimeout(limit);
    limit = setTimeout(() => fail(refusals.photoTimedOut()), limits.workTime);
  };
  let sent = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    sent += chunk.length;
  });

  const settle = (signal: NodeJS.Signals | null = null) => {
    clearTimeout(limit);
    broken.removeEventListener('abort', onBroken);
    input.off('data', count).off('end', onInputEnd).unpipe(child.stdin);
    // What is left of a refused photo is read to its end, so that whoever sent it gets to hear the answer.
    input.resume();
    if (!failure && photo?.bytes === sent) {
      output.off('close', onOutputClosed).end();
      resolve(photo);
    } else {
      const ended = new Error(`the process ended: ${complaints()}`);
      // A kill that is not ours is the system's, for want of memory: no fault of the photo.
      const isItsFault = ready && signal !== 'SIGKILL';
      const error =
        failure ?? (isItsFault ? refusals.refusedPhoto('unreadable', ended) : refusals.noPhotoProcess(ended));
      output.destroy(error);
      reject(error);
    }
  };
  const onOutputClosed = () => fail(refusals.photoBrokenOff(new Error('the output was closed')));

  child.on('message', (message) => {
    const { data: said } = fromPhotoProcess.safeParse(message);
    if (said?.type === 'ready') ready = true;
    else if (said?.type === 'cleaned') photo = said.photo;
    else if (said) fail(refusals.refusedPhoto(said.reason, new Error(said.detail)));
    else fail(refusals.refusedPhoto('unreadable', new Error('the process said something else')));
  });
  child.once('error', (error) => {
    fail(refusals.noPhotoProcess(error));
    // One that could not even be made does not end.
    if (child.pid === undefined) settle();
  });
  child.once('close', (_code, signal) => settle(signal));
  // It ends before all is sent when it refuses; its exit tells the reason.
  child.stdin.on('error', () => {});
  // Heard through `done`, or by whoever reads.
  output.on('error', () => {}).once('close', onOutputClosed);
  done.catch(() => {});

  input.on('data', count).once('end', onInputEnd).pipe(child.stdin);
  child.stdout.pipe(output, { end: false });
  if (broken.aborted) onBroken();
  else broken.addEventListener('abort', onBroken);
  return { output, done };
}

/** The end of what was written, for the log. */
function lastLines(stream: Readable): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2000);
  });
  return () => text.trim() || 'without a word';
}
