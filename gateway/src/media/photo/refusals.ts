import { UPLOAD_RULES } from '@clandor/schemas/uploads';
import { AppError } from '../../http/app-error.ts';
import { MOST_PIXELS, type PhotoRefusal } from './messages.ts';

const MESSAGES: Readonly<Record<PhotoRefusal, string>> = {
  unreadable: 'This photo cannot be read. Please choose another.',
  'too-many-pixels': `Photos may have up to ${MOST_PIXELS / 1e6} megapixels. Please choose a smaller one.`,
  'too-much-memory': 'This photo is too complex to be read. Please choose another.',
};

/** What is wrong with the photo itself. */
export const refusedPhoto = (reason: PhotoRefusal, cause: unknown): AppError =>
  new AppError({ status: 422, code: `photo-${reason}`, message: MESSAGES[reason], cause });

/** Decoding and encoding it did not end in time. */
export const photoTimedOut = (): AppError =>
  new AppError({
    status: 422,
    code: 'photo-timed-out',
    message: 'This photo takes too long to be read. Please choose another.',
  });

/** More bytes than are taken, whatever was announced. */
export const photoTooLarge = (): AppError =>
  new AppError({ status: 413, code: 'photo-too-large', message: UPLOAD_RULES.photo.tooLarge });

/** Its bytes did not all come in time. */
export const photoTooSlow = (): AppError =>
  new AppError({ status: 408, code: 'photo-too-slow', message: 'The upload took too long. Please try again.' });

/** Its bytes broke off, or whoever wanted it does not any more. */
export const photoBrokenOff = (cause: unknown): AppError =>
  new AppError({
    status: 400,
    code: 'photo-broken-off',
    message: 'The upload was interrupted. Please try again.',
    cause,
  });

/** More photos wait than can be done soon. */
export const tooManyPhotos = (): AppError =>
  new AppError({
    status: 503,
    code: 'photos-waiting',
    message: 'Many photos are being uploaded just now. Please try again in a minute.',
    headers: { 'Retry-After': '60' },
  });

/** Its process did not start: the machine has none left, or something is missing. */
export const noPhotoProcess = (cause: unknown): AppError =>
  new AppError({
    status: 503,
    code: 'no-photo-process',
    message: 'Photos cannot be taken just now. Please try again in a minute.',
    headers: { 'Retry-After': '60' },
    cause,
  });
