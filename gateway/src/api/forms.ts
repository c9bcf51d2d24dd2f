import type { Context, Middleware } from 'koa';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../records/idempotency.ts';
import type { Services } from '../services.ts';
import { couplesWaitlist } from './couples-waitlist/couples-waitlist.ts';
import { formSubmit } from './form-submit/form-submit.ts';
import { gentlemenWaitlist } from './gentlemen-waitlist/gentlemen-waitlist.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { RATE_LIMITS, rateLimit } from './rate-limit.ts';
import type { Sending, TakeForm } from './take-submission.ts';

/** A form that is sent in one go. It has two doors: its endpoint, and the page that a browser posts to by itself. */
export interface Form {
  /** What its endpoint asks one address to keep to; both doors count together. */
  limit: Middleware;
  take: TakeForm;
}

/** Those forms, by the paths of their endpoints. */
export type Forms = ReadonlyMap<string, Form>;

export function openForms(services: Services, rateLimits: boolean): Forms {
  const form = (name: string, take: TakeForm): Form => ({
    limit: rateLimit(name, RATE_LIMITS.submissions, { ...services, rateLimits }),
    take,
  });
  return new Map([
    ['/api/form-submit', form('enquiry', formSubmit(services))],
    ['/api/couples-waitlist', form('couples', couplesWaitlist(services))],
    ['/api/gentlemen-waitlist', form('gentlemen', gentlemenWaitlist(services))],
  ]);
}

/** The door of scripts: JSON in, JSON out. */
export const fromJson =
  ({ take }: Form): Middleware =>
  async (ctx) => {
    const body = await readJson(ctx);
    answerWith(ctx, await take(body, sendingOf(ctx)));
  };

/** A request's sending. @throws AppError 400 for an Idempotency-Key that is none */
export const sendingOf = (ctx: Context): Sending => ({ endpoint: ctx.path, key: idempotencyKey(ctx) });

export function answerWith(ctx: Context, { status, body }: Answer): void {
  ctx.status = status;
  ctx.body = body;
}
