import type { Transaction } from 'kysely';
import { isPostgres, onlyOne, takingRows } from '../database/locks.ts';
import type { ClubDatabase, Tables } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Vault } from '../vault/index.ts';

/** How long an answer is repeated for its key, in milliseconds: two days (a day is the least that clients expect). */
export const KEY_LIFETIME = 48 * 60 * 60 * 1000;

/** What the keyed hash of a payload is for. */
const FINGERPRINT = 'idempotency';

export interface Answer {
  status: number;
  body: object;
  /** The reference of the submission that it is about. */
  reference: string;
}

export interface OnceOptions {
  database: ClubDatabase;
  vault: Vault;
  endpoint: string;
  /** The Idempotency-Key; without one the work is simply done. */
  key: string | undefined;
  /** Validated; what it says decides whether two requests are the same. */
  payload: object;
  now: Date;
  /** Whether keys that are old by it may be forgotten. */
  forgets?: boolean;
}

/**
 * Does the work in one transaction and remembers its answer under the key in the same one. The same key with the same
 * payload gets the same answer again and nothing is done, also when both arrive together.
 *
 * @throws AppError 422 when the key was used with another payload
 */
export function once(
  { database, vault, endpoint, key, payload, now, forgets = true }: OnceOptions,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(async (transaction) => {
    if (key === undefined) return work(transaction);
    const content = JSON.stringify(payload);

    await onlyOne(transaction, `${endpoint} ${key}`);
    if (forgets) await forgetOld(transaction, new Date(now.getTime() - KEY_LIFETIME).toISOString());
    const earlier = await transaction
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'body', 'reference'])
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier && !vault.verify(FINGERPRINT, content, earlier.fingerprint)) throw keyReused();
    if (earlier) return { status: earlier.status, body: JSON.parse(earlier.body), reference: earlier.reference };

    const answer = await work(transaction);
    await transaction
      .insertInto('idempotency_keys')
      .values({
        endpoint,
        key,
        fingerprint: vault.sign(FINGERPRINT, content),
        status: answer.status,
        body: JSON.stringify(answer.body),
        created_at: now.toISOString(),
        reference: answer.reference,
      })
      .execute();
    return answer;
  });
}

/** Where others forget at the same time, each takes those that nobody has taken: nobody waits, or is waited for. */
async function forgetOld(transaction: Transaction<Tables>, oldest: string): Promise<void> {
  const forget = transaction.deleteFrom('idempotency_keys');
  if (!isPostgres(transaction)) {
    await forget.where('created_at', '<', oldest).execute();
    return;
  }
  await forget
    .where(({ eb, refTuple, selectFrom }) => {
      const old = selectFrom('idempotency_keys').select(['endpoint', 'key']).where('created_at', '<', oldest);
      return eb(refTuple('endpoint', 'key'), 'in', takingRows(transaction, old).$asTuple('endpoint', 'key'));
    })
    .execute();
}

const keyReused = (): AppError =>
  new AppError({
    status: 422,
    code: 'idempotency-key-reused',
    message: 'This Idempotency-Key was used with different content. Please use a new key for new content.',
    issues: [{ field: 'Idempotency-Key', message: 'Used with different content' }],
  });
