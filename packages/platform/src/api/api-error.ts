/** A failed field, as the server names it (design.md, "Errors of /api"). */
export interface ApiIssue {
  field: string;
  message: string;
}

/**
 * A response that is not OK. Its `message` is the status, a colon, and the body text or, where there is none, the
 * status text (spec section 7). A request that got no response is no ApiError but fetch's own TypeError.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The body as it came. */
  readonly body: string;
  /** What the server says to the visitor: `message` of a JSON body; null where there is none. */
  readonly serverMessage: string | null;
  /** The failed fields, all of them; empty where the server names none. */
  readonly issues: readonly ApiIssue[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    const { message, issues } = parsed(body);
    this.serverMessage = typeof message === 'string' ? message : null;
    this.issues = Array.isArray(issues) ? issues.filter(isIssue) : [];
  }
}

function parsed(body: string): { message?: unknown; issues?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isIssue = (value: unknown): value is ApiIssue =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
