import { withoutTrap } from '@clandor/schemas/bot-trap';
import { couplesWaitlistSchema } from '@clandor/schemas/couples-waitlist';
import { storeSubmission } from '../../records/submissions.ts';
import type { Services } from '../../services.ts';
import { parseWith } from '../parse-with.ts';
import { type TakeForm, takeSubmission } from '../take-submission.ts';

/** `POST /api/couples-waitlist`: an entry of the couples’ waitlist (spec sections 3, 5 and 7). */
export const couplesWaitlist =
  (services: Services): TakeForm =>
  (body, sending) => {
    const payload = withoutTrap(parseWith(couplesWaitlistSchema, body));
    const submission = { kind: 'couples', department: null, payload } as const;
    return takeSubmission(sending, services, payload, (transaction, now) =>
      storeSubmission(transaction, services.vault, submission, now),
    );
  };
