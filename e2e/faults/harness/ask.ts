/** What came of a request: an answer, or the way in which there was none. */
export interface Outcome {
  /** 0 where there was no answer. */
  status: number;
  /** `201`, `503`, `ECONNRESET`, `no answer`. */
  kind: string;
  headers: Headers;
  text: string;
  /** In milliseconds, until the answer was whole. */
  took: number;
}

/** No request of the harness waits longer for its answer: one that would is a breach. Milliseconds. */
const PATIENCE = 90_000;

/** What a request without an answer in time is called. */
export const NO_ANSWER = 'no answer';

/**
 * Asks, and never throws.
 * @param patience how long for an answer, in milliseconds
 */
export async function ask(url: string, options: RequestInit = {}, patience = PATIENCE): Promise<Outcome> {
  const began = performance.now();
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url, { redirect: 'manual', signal, ...options });
    const text = await answer.text();
    const { status, headers } = answer;
    return { status, kind: String(status), headers, text, took: performance.now() - began };
  } catch (error) {
    const kind = signal.aborted ? NO_ANSWER : codeOf(error);
    return { status: 0, kind, headers: new Headers(), text: '', took: performance.now() - began };
  }
}

/** fetch hides what happened to the connection in its error's cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : String(cause);
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds; false when it does not within the time. */
export async function until(holds: () => Promise<boolean> | boolean, within: number): Promise<boolean> {
  const end = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}
