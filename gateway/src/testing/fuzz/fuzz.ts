import fc from 'fast-check';
import { arbitraryRequest } from './arbitrary-request.ts';
import { expectGood } from './good-answer.ts';
import { sendBytes } from './send-bytes.ts';

export interface FuzzOptions {
  port: number;
  /** One that may do everything: without it nothing behind the door is reached. */
  token: string;
  seed: number;
  cases: number;
  /** Milliseconds; what has not been tried by then is left. */
  limit: number;
}

/** What was answered, and how often. */
export type Outcome = Record<string, number>;

/**
 * Sends requests that fast-check makes up, one after the other, and looks at each answer.
 *
 * @throws Error with seed, path and the smallest request that fails
 */
export async function fuzz({
  port,
  token,
  seed,
  cases,
  limit,
}: FuzzOptions): Promise<{ tried: number; outcome: Outcome }> {
  const outcome: Outcome = {};
  const property = fc.asyncProperty(arbitraryRequest(token), async ({ bytes, isWhole }) => {
    const answer = await sendBytes(port, bytes, isWhole);
    const status = answer?.status ?? 'closed';
    outcome[status] = (outcome[status] ?? 0) + 1;
    if (answer) expectGood(answer);
    else if (isWhole) throw new Error('closed without an answer');
  });
  const result = await fc.check(property, {
    seed,
    numRuns: cases,
    interruptAfterTimeLimit: limit,
    endOnFailure: false,
  });
  if (result.failed) {
    const [request] = result.counterexample ?? [];
    throw new Error(
      `seed ${result.seed}, path ${result.counterexamplePath}: ${result.errorInstance}\n${request?.bytes.toString('latin1').slice(0, 1_000)}`,
    );
  }
  return { tried: result.numRuns, outcome };
}
