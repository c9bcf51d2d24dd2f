import { setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import type { ClubSqlite } from './sqlite.ts';
import { explainSqlite, isBusy } from './sqlite-failures.ts';

/** As long as in PostgreSQL, in milliseconds. */
const LONGEST_LOCK = 5_000;
/** How long until it is tried again: doubling from the first to the last. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 50;

/**
 * Kysely's driver of the embedded database, without its way to wait: SQLite waits for a lock by holding up the whole
 * process, and every visitor in it. Here whoever finds it locked lets the others go on (pages, and what only reads),
 * and asks again a little later. What does not go away in time is DatabaseAway.
 */
export class WaitingSqliteDriver extends SqliteDriver {
  readonly #database: ClubSqlite;
  readonly #turns = new Turns();
  #leave = () => {};
  #connection: DatabaseConnection | undefined;

  readonly #longestLock: number;

  /** @param longestLock how long a statement waits for another process's transaction, in milliseconds */
  constructor(database: ClubSqlite, longestLock = LONGEST_LOCK) {
    super({ database });
    this.#database = database;
    this.#longestLock = longestLock;
  }

  /** One at a time, in the order in which they came. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#leave = await this.#turns.take();
    this.#connection ??= this.#waiting(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#leave();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself has rolled back where the disk has no room; what it then says of it would hide why.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  #waiting(connection: DatabaseConnection): DatabaseConnection {
    const execute = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const began = performance.now();
      for (let next = FIRST_PAUSE; ; next = Math.min(next * 2, LONGEST_PAUSE)) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          // Within a transaction the lock is ours; and whatever it is, it must not begin anew in the middle.
          const mayWait =
            isBusy(error) && !this.#database.isTransaction && performance.now() - began < this.#longestLock;
          if (!mayWait) throw explainSqlite(error);
        }
        this.#leave();
        await pause(next);
        this.#leave = await this.#turns.take();
      }
    };
    return { executeQuery: execute, streamQuery: (query, size) => connection.streamQuery(query, size) };
  }
}

/** A place that one has at a time. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the place; gives the way to leave it. */
  take(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    return before.then(() => leave);
  }
}
