import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql, type Transaction } from 'kysely';

/** Whether it is PostgreSQL, where others write at the same time; else it is the embedded database. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/**
 * From here to its end no other transaction, of any gateway, does what has this name: what is read now still holds when
 * it is written. The embedded database has one writer at a time, so there is nothing to wait for.
 */
export async function onlyOne<Tables>(transaction: Transaction<Tables>, name: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** The rows that a query finds are this transaction's; those that are another's are passed over. */
export const takingRows = <Tables, From extends keyof Tables, Output>(
  database: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, From, Output>,
): SelectQueryBuilder<Tables, From, Output> => (isPostgres(database) ? query.forUpdate().skipLocked() : query);

/** The rows that a query finds stay as long as this transaction lasts. */
export const keepingRows = <Tables, From extends keyof Tables, Output>(
  database: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, From, Output>,
): SelectQueryBuilder<Tables, From, Output> => (isPostgres(database) ? query.forKeyShare() : query);
