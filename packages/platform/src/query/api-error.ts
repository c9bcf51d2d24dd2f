/** A field that the gateway refused, as `/api` answers name it. */
export interface FieldIssue {
  field: string;
  message: string;
}

/**
 * An answer that is not OK. Its message is the status, a colon, and the body text or the status text
 * (spec section 7); what the body said to people is in `answer` and `issues`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own message for people; null when it sent none. */
  readonly answer: string | null;
  readonly issues: readonly FieldIssue[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const { message, issues } = parse(body);
    this.answer = typeof message === 'string' ? message : null;
    this.issues = Array.isArray(issues) ? issues.filter(isIssue) : [];
  }
}

function parse(body: string): { message?: unknown; issues?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isIssue = (value: unknown): value is FieldIssue =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
