import { withoutTrap } from '@clandor/schemas/bot-trap';
import { gentlemenWaitlistSchema } from '@clandor/schemas/gentlemen-waitlist';
import type { Context } from 'koa';
import { readJson } from '../../http/read-json.ts';
import { storeSubmission } from '../../records/submissions.ts';
import type { Services } from '../../services.ts';
import { parseWith } from '../parse-with.ts';
import { takeSubmission } from '../take-submission.ts';

/** `POST /api/gentlemen-waitlist`: an entry of the gentlemen’s waitlist (spec sections 3, 5 and 7). */
export const gentlemenWaitlist =
  (services: Services) =>
  async (ctx: Context): Promise<void> => {
    const payload = withoutTrap(parseWith(gentlemenWaitlistSchema, await readJson(ctx)));
    const submission = { kind: 'gentlemen', department: null, payload } as const;
    await takeSubmission(ctx, services, payload, (transaction, now) =>
      storeSubmission(transaction, services.vault, submission, now),
    );
  };
