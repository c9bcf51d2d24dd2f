import { AppError } from '../../http/app-error.ts';

const refusal = (code: string, message: string): AppError =>
  new AppError({ status: 422, code, message: `${message}.`, issues: [{ field: 'files', message }] });

/** It ends before it should. */
export const truncated = (): AppError =>
  refusal('video-truncated', 'This video is not complete. Please choose it again, or another');

/** It is not built as its kind is, or holds no moving picture. */
export const unreadable = (): AppError =>
  refusal('video-unreadable', 'This video cannot be read. Please choose another');
