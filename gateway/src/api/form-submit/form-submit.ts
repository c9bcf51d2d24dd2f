import { withoutTrap } from '@clandor/schemas/bot-trap';
import { enquiryPayloadSchema } from '@clandor/schemas/enquiry';
import type { Context } from 'koa';
import type { ClubDatabase } from '../../database/open-database.ts';
import { readJson } from '../../http/read-json.ts';
import { once } from '../../records/idempotency.ts';
import { storeSubmission } from '../../records/submissions.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { parseWith } from '../parse-with.ts';

/**
 * `POST /api/form-submit`: an enquiry (spec sections 3, 5 and 7), stored before it is answered.
 * 201 `{ reference, receivedAt }`. Fields that the schema does not know are dropped, never stored.
 * The same Idempotency-Key with the same payload is answered the same and stored once.
 */
export const formSubmit =
  (database: ClubDatabase) =>
  async (ctx: Context): Promise<void> => {
    const key = idempotencyKey(ctx);
    const payload = withoutTrap(parseWith(enquiryPayloadSchema, await readJson(ctx)));
    const now = new Date();
    const answer = await once({ database, endpoint: ctx.path, key, payload, now }, async (transaction) => ({
      status: 201,
      body: await storeSubmission(transaction, { kind: 'enquiry', department: payload.formType, payload }, now),
    }));
    ctx.status = answer.status;
    ctx.body = answer.body;
  };
