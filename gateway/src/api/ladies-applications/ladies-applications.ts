import { ageOn, LADIES_AGES } from '@clandor/schemas/age';
import { withoutTrap } from '@clandor/schemas/bot-trap';
import { type LadiesApplication, ladiesApplicationSchema } from '@clandor/schemas/ladies-application';
import type { Context } from 'koa';
import { readJson } from '../../http/read-json.ts';
import { storeSubmission, storeTombstone } from '../../records/submissions.ts';
import { claimUploads, deleteUnclaimed } from '../../records/uploads.ts';
import type { Services } from '../../services.ts';
import { answerWith, sendingOf } from '../forms.ts';
import { parseWith } from '../parse-with.ts';
import { takeSubmission } from '../take-submission.ts';
import { ownUploads } from './own-uploads.ts';

/** The longest application in the widest script, in bytes. */
const LIMIT = 256 * 1024;

/** What stays of an application that was erased on arrival (design.md, reading 9). */
export const TOO_YOUNG = `The applicant was below ${LADIES_AGES.least}.`;

/**
 * `POST /api/ladies-applications` (spec sections 3, 5 and 7). Its uploads must be there and be the sender's. An
 * applicant below 19 is answered like any other; nothing of the application is stored, and its uploads are erased.
 */
export const ladiesApplications =
  (services: Services) =>
  async (ctx: Context): Promise<void> => {
    const { vault, uploadStore, uploaders } = services;
    const payload = withoutTrap(parseWith(ladiesApplicationSchema, await readJson(ctx, LIMIT)));
    const owner = uploaders.of(ctx);
    let erased: string[] = [];
    const answer = await takeSubmission(sendingOf(ctx), services, payload, async (transaction, now) => {
      const uploads = await ownUploads(transaction, owner, payload);
      if (isTooYoung(payload, now)) {
        erased = await deleteUnclaimed(transaction, uploads);
        return storeTombstone(transaction, { kind: 'ladies', reason: TOO_YOUNG }, now);
      }
      const stored = await storeSubmission(transaction, vault, { kind: 'ladies', department: null, payload }, now);
      await claimUploads(transaction, stored.id, uploads);
      return stored;
    });
    // After the commit; what a crash leaves here, the sweeper removes.
    await Promise.all(erased.map((id) => uploadStore.discard(id)));
    answerWith(ctx, answer);
  };

const isTooYoung = ({ dateOfBirth }: Pick<LadiesApplication, 'dateOfBirth'>, now: Date): boolean => {
  const age = ageOn(dateOfBirth, now);
  return age !== null && age < LADIES_AGES.least;
};
