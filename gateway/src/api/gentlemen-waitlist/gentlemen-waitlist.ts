import { withoutTrap } from '@clandor/schemas/bot-trap';
import { gentlemenWaitlistSchema } from '@clandor/schemas/gentlemen-waitlist';
import { storeSubmission } from '../../records/submissions.ts';
import type { Services } from '../../services.ts';
import { parseWith } from '../parse-with.ts';
import { type TakeForm, takeSubmission } from '../take-submission.ts';

/** `POST /api/gentlemen-waitlist`: an entry of the gentlemen’s waitlist (spec sections 3, 5 and 7). */
export const gentlemenWaitlist =
  (services: Services): TakeForm =>
  (body, sending) => {
    const payload = withoutTrap(parseWith(gentlemenWaitlistSchema, body));
    const submission = { kind: 'gentlemen', department: null, payload } as const;
    return takeSubmission(sending, services, payload, (transaction, now) =>
      storeSubmission(transaction, services.vault, submission, now),
    );
  };
