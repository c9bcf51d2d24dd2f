import { UPLOAD_FIELD, UPLOAD_RULES } from '@clandor/schemas/uploads';
import { MulterError } from 'multer';
import { AppError } from '../../http/app-error.ts';

const TOO_MANY = 'Too many files at once. Please send a few at a time.';
const UNEXPECTED = `Please send files in the field "${UPLOAD_FIELD}" and nothing else.`;

/** Status and words for multer's codes; every other code is a part that we do not take. */
const CODES: Readonly<Record<string, { status: number; message: string }>> = {
  LIMIT_FILE_SIZE: { status: 413, message: `${UPLOAD_RULES.video.tooLarge}.` },
  LIMIT_FILE_COUNT: { status: 413, message: TOO_MANY },
  LIMIT_PART_COUNT: { status: 413, message: TOO_MANY },
};

/** What multipart parsing threw, as an answer. Its errors have no common class: a broken body is a plain Error. */
export function uploadFailure(error: unknown): AppError {
  if (error instanceof AppError) return withIssue(error);
  if (error instanceof MulterError) {
    const { status, message } = CODES[error.code] ?? { status: 400, message: UNEXPECTED };
    return withIssue(new AppError({ status, code: `multer-${error.code}`, message, cause: error }));
  }
  if (isBroken(error)) {
    return new AppError({
      status: 400,
      code: 'broken-off',
      message: 'The upload broke off. Please send the file again.',
      cause: error,
    });
  }
  throw error;
}

/** What was refused, named like any other failed field. */
const withIssue = ({ status, code, message, headers, cause }: AppError): AppError =>
  new AppError({
    status,
    code,
    message,
    headers,
    cause,
    issues: status < 500 ? [{ field: UPLOAD_FIELD, message: message.replace(/\.$/, '') }] : [],
  });

/** From the parser or the connection, and not from our disk, database or programs: those have a `code` or their own class. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (error.constructor === Error || 'code' in error) &&
  (!('code' in error) || ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(String(error.code)));
