/** Why the gateway did not do what was asked. */
export type OpsFailure =
  /** No answer: the network, the gateway, or what lies between. */
  | 'unreachable'
  /** No session, or it has ended. */
  | 'signed-out'
  /** It was understood and refused. */
  | 'refused'
  /** The gateway itself failed. */
  | 'failed';

/** A request to the gateway that came to nothing. `message` is for people. */
export class OpsError extends Error {
  override readonly name = 'OpsError';
  readonly failure: OpsFailure;
  /** Each problem by itself, where the gateway named them. */
  readonly problems: readonly string[];

  constructor(failure: OpsFailure, message: string, problems: readonly string[] = []) {
    super(message);
    this.failure = failure;
    this.problems = problems;
  }
}

/** An answer that is not OK, in words: the gateway's own where it has some. */
export async function errorOf(response: Response): Promise<OpsError> {
  const { message, issues, problems } = parsed(await response.text().catch(() => ''));
  const words = typeof message === 'string' ? message : null;
  if (response.status === 401) return new OpsError('signed-out', words ?? 'Your session has ended.');
  if (response.status >= 500) {
    return new OpsError('failed', words ?? `The gateway answered ${response.status}.`);
  }
  return new OpsError('refused', words ?? `The gateway refused this (${response.status}).`, [
    ...textsOf(problems),
    ...textsOf(issues),
  ]);
}

function parsed(body: string): { message?: unknown; issues?: unknown; problems?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Problems are texts, failed fields (`{ field, message }`) are objects. */
const textsOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((each) => {
        if (typeof each === 'string') return [each];
        const message = typeof each === 'object' && each !== null && 'message' in each ? each.message : null;
        return typeof message === 'string' ? [message] : [];
      })
    : [];
