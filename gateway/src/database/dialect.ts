import { SqliteAdapter, SqliteDialect } from 'kysely';
import { type ClubSqlite, openSqlite } from './sqlite.ts';
import { WaitingSqliteDriver } from './sqlite-driver.ts';

class ClubSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls back changes of tables like any other; Kysely's adapter says no, so migrations would run bare. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is but one; the driver itself gives it to one after the other. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #open: readonly [ClubSqlite, number | undefined];

  constructor(database: ClubSqlite, longestLock: number | undefined) {
    super({ database });
    this.#open = [database, longestLock];
  }

  override createAdapter(): SqliteAdapter {
    return new ClubSqliteAdapter();
  }

  override createDriver(): WaitingSqliteDriver {
    return new WaitingSqliteDriver(...this.#open);
  }
}

/**
 * Kysely's way to the embedded database in `file`.
 * @param longestLock how long a statement waits for another process's transaction, in milliseconds
 */
export const sqliteDialect = (file: string, longestLock?: number): SqliteDialect =>
  new NodeSqliteDialect(openSqlite(file), longestLock);
