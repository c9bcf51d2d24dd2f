import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../errors.ts';
import { isAnswer, isGone } from './failures.ts';

/** How long somebody waits for a connection, and how long the server may work on one statement. Milliseconds. */
const PATIENCE = 5_000;
const LONGEST_STATEMENT = 30_000;
/** As long as SQLite waits for a lock. */
const LONGEST_LOCK = 5_000;

/** How every connection of the club's is opened, the listener's too. */
export const connectionTo = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: PATIENCE,
  // A host that vanished without a word is noticed while nothing is asked.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'clandor',
});

/** Counts and sums come as 64 bits, which the driver gives as text; ours are far below 2^53. */
const numbers = new pg.TypeOverrides();
numbers.setTypeParser(pg.types.builtins.INT8, Number);
numbers.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * The connections of one process, opened as they are needed, `max` at most, and closed again after half a minute without
 * work. A connection that fails is thrown away and another one opened: what was gone comes back by itself.
 *
 * @param max how many at most
 * @param limits whether statements have a time limit; migrations have none
 */
export function openPool(databaseUrl: string, { max, limits }: { max: number; limits: boolean }): PostgresPool {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    max,
    idleTimeoutMillis: 30_000,
    types: numbers,
    ...(limits && {
      statement_timeout: LONGEST_STATEMENT,
      lock_timeout: LONGEST_LOCK,
      idle_in_transaction_session_timeout: 2 * LONGEST_STATEMENT,
      // For a server that hangs and cannot keep its own limits.
      query_timeout: LONGEST_STATEMENT + PATIENCE,
    }),
  });
  // A connection was cut while nothing was asked of it, idle or between two statements of a transaction. Whoever asks
  // next is told, or gets another; without these, the process would end of it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      return bounded(await pool.connect().catch((error: unknown) => away(error)));
    },
  };
}

/** A connection as Kysely wants it, that is not used again after anything but an answer. */
function bounded(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('The dialect has no cursors');
    // What has just hung would hang again at the rollback, and as long; the server rolls back what loses its connection.
    if (broken) return Promise.reject(new DatabaseAway('the database does not answer'));
    return client.query(sql, [...parameters]).catch((error: unknown) => {
      // After a time limit of ours the answer may still come: it would be taken for the next one's.
      broken ||= !isAnswer(error);
      return away(error);
    });
  }
  return { query, release: (destroy) => client.release(broken || destroy) };
}

function away(error: unknown): never {
  throw isGone(error) ? new DatabaseAway('the database does not answer', { cause: error }) : error;
}
