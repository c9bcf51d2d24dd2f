import { waitingMail } from '../mail/outbox.ts';
import type { SubmissionKind } from '../records/tables.ts';
import type { DeskOptions } from './desk.ts';
import { logDeskAction } from './desk-log.ts';

/** A mail that has not gone out yet. */
export interface WaitingMail {
  reference: string;
  kind: SubmissionKind;
  createdAt: string;
  tries: number;
  nextTryAt: string;
  lastError: string | null;
}

/**
 * The mails that wait, oldest first.
 * @param limit the most to give
 */
export async function waitingMails(
  { database, by, now = () => new Date() }: DeskOptions,
  limit: number,
): Promise<{ total: number; mails: WaitingMail[] }> {
  await logDeskAction(database, { by, action: 'mail', subject: 'waiting' }, now());
  const { count: total } = await waitingMail(database);
  const mails = await database
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission')
    .select([
      'reference',
      'kind',
      'outbox.created_at as createdAt',
      'tries',
      'next_try_at as nextTryAt',
      'last_error as lastError',
    ])
    .where('sent_at', 'is', null)
    .orderBy('outbox.created_at')
    .limit(limit)
    .execute();
  return { total, mails };
}
