import { withoutTrap } from '@clandor/schemas/bot-trap';
import { enquiryPayloadSchema } from '@clandor/schemas/enquiry';
import { storeSubmission } from '../../records/submissions.ts';
import type { Services } from '../../services.ts';
import { parseWith } from '../parse-with.ts';
import { type TakeForm, takeSubmission } from '../take-submission.ts';

/**
 * `POST /api/form-submit`: an enquiry (spec sections 3, 5 and 7). Fields that the schema does not know are dropped,
 * never stored.
 */
export const formSubmit =
  (services: Services): TakeForm =>
  (body, sending) => {
    const payload = withoutTrap(parseWith(enquiryPayloadSchema, body));
    const submission = { kind: 'enquiry', department: payload.formType, payload } as const;
    return takeSubmission(sending, services, payload, (transaction, now) =>
      storeSubmission(transaction, services.vault, submission, now),
    );
  };
