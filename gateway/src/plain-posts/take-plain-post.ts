import type { PlainOutcome, PlainReading } from '@clandor/contract';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Form, Forms } from '../api/forms.ts';
import { clubDate } from '../clock.ts';
import { unexpected } from '../http/answer-errors.ts';
import { AppError } from '../http/app-error.ts';
import type { Answer } from '../records/idempotency.ts';
import type { Vault } from '../vault/index.ts';

export interface TakeOptions {
  forms: Forms;
  vault: Pick<Vault, 'sign'>;
  log: Logger;
}

/** What came of it, and the status and headers of the answer that says so. */
export interface Taken {
  outcome: PlainOutcome;
  status: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Stores what a page made of a plain post, through all that its endpoint asks of scripts: limit, schema, one
 * transaction. What is refused or fails is an outcome too, which the page tells.
 *
 * @throws AppError 500 when the page names an endpoint that takes no form
 */
export async function takePlainPost(ctx: Context, reading: PlainReading, options: TakeOptions): Promise<Taken> {
  if ('issues' in reading) return { outcome: { kind: 'refused', issues: reading.issues }, status: 422 };
  const { endpoint, payload } = reading;
  const form = options.forms.get(endpoint);
  if (!form) throw unexpected(new Error(`the page at ${ctx.path} sends its form to ${endpoint}, which takes none`));
  try {
    const key = contentKey(options.vault, endpoint, payload, clubDate());
    const { reference } = await within(form, ctx, (take) => take(payload, { endpoint, key }));
    return { outcome: { kind: 'stored', reference }, status: 200 };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : unexpected(thrown);
    const { status, code, message, issues, headers } = error;
    if (status >= 500) options.log.error({ id: ctx.state.id, code, err: error.cause ?? error }, 'failed');
    ctx.state.errorCode = code;
    const outcome: PlainOutcome = issues?.length ? { kind: 'refused', issues } : { kind: 'failed', status, message };
    return { outcome, status, headers };
  }
}

async function within(form: Form, ctx: Context, work: (take: Form['take']) => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  await form.limit(ctx, async () => {
    answer = await work(form.take);
  });
  if (!answer) throw new Error('the limit let nothing through and did not say so');
  return answer;
}

/**
 * In place of the Idempotency-Key that only scripts send: the same content on the same day (UTC) is the same sending,
 * so that a second press or a reload stores nothing twice. Keyed, because the key is stored in the clear.
 */
const contentKey = (vault: Pick<Vault, 'sign'>, endpoint: string, payload: object, now: Date): string =>
  `plain.${vault.sign('plain-post', JSON.stringify([now.toISOString().slice(0, 10), endpoint, payload]))}`;
