import type { EventAction, OpsEvent } from '@clandor/contract';
import type { Kysely, Transaction } from 'kysely';
import { clubDate } from '../clock.ts';
import type { Tables } from '../database/open-database.ts';

export interface NewEvent {
  /** A token's name, the system's user at a terminal, or `guard`. */
  by: string;
  action: EventAction;
  /** `mf-editorial@1.0.3`, a token's name. */
  subject: string;
  reason?: string | undefined;
  /** What changed, in words. */
  details?: readonly string[];
}

type Writer = Kysely<Tables> | Transaction<Tables>;

/** Writes down what was done. The table refuses to change or drop what stands in it. */
export async function logEvent(database: Writer, event: NewEvent): Promise<void> {
  const { by, action, subject, reason = '', details = [] } = event;
  await database
    .insertInto('release_events')
    .values({
      at: clubDate().toISOString(),
      by,
      action,
      subject,
      reason,
      details: JSON.stringify(details),
    } as never)
    .execute();
}

/** The log for people, newest first; older than `before` when that is given. */
export async function readEvents(
  database: Writer,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<OpsEvent[]> {
  const rows = await database
    .selectFrom('release_events')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ seq, details, ...row }) => ({ id: seq, ...row, details: JSON.parse(details) as string[] }));
}
