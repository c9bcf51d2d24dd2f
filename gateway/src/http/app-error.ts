import type { FieldIssue } from '@clandor/schemas/issues';

export interface AppErrorOptions {
  /** 400 to 599. */
  status: number;
  /** Names the case in the log: `not-json`. */
  code: string;
  /** Shown to the visitor: one or two sentences, no inner workings. */
  message: string;
  /** All failed fields. */
  issues?: readonly FieldIssue[];
  /** Response headers that belong to it: `Allow`, `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** Logged, never shown. */
  cause?: unknown;
}

/**
 * A failure whose message may be shown. Everything else that is thrown is answered as 500 with a general message.
 * `http/answer-errors.ts` turns it into the answer.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status, code, message, issues, headers = {}, cause }: AppErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.headers = headers;
  }
}

/** Nothing answers to this address. */
export const notFound = (): AppError =>
  new AppError({ status: 404, code: 'not-found', message: 'There is nothing at this address.' });

/** The address exists, but not for this method. */
export const methodNotAllowed = (allow: readonly string[]): AppError =>
  new AppError({
    status: 405,
    code: 'method-not-allowed',
    message: `This address takes ${allow.join(', ')} only.`,
    headers: { Allow: allow.join(', ') },
  });
