import * as nodeSqlite from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** `node:sqlite` is a release candidate and may come to call its class `Database`. */
const engine: { Database?: typeof nodeSqlite.DatabaseSync } & Pick<typeof nodeSqlite, 'DatabaseSync'> = nodeSqlite;
const Database = engine.Database ?? engine.DatabaseSync;

/** An open file, in the shape that Kysely's dialect asks for. */
export interface ClubSqlite extends SqliteDatabase {
  /** Whether a transaction is under way. */
  readonly isTransaction: boolean;
}

/** How long SQLite itself waits for a lock, in milliseconds: the whole process waits along (sqlite-driver.ts goes on). */
const SHORT_WAIT = 10;

/**
 * Opens an SQLite file.
 * An acknowledged commit survives a power cut (`synchronous=FULL`); readers do not wait for writers (WAL).
 */
export function openSqlite(file: string): ClubSqlite {
  const database = new Database(file);
  // Waits for other processes (the release command) before anything else can meet their locks: nobody is served yet.
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // What is deleted is overwritten, not only forgotten: an erased submission leaves no page behind.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(`PRAGMA busy_timeout = ${SHORT_WAIT}`);
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    prepare: (sql) => adapt(database.prepare(takeTheLockAtOnce(sql))),
    close: () => database.close(),
  };
}

/**
 * A transaction that begins as a reader and then writes fails at once when another process wrote in between;
 * one that begins as a writer waits its turn.
 */
const takeTheLockAtOnce = (sql: string): string => (sql === 'begin' ? 'begin immediate' : sql);

function adapt(statement: nodeSqlite.StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as nodeSqlite.SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as nodeSqlite.SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as nodeSqlite.SQLInputValue[])),
  };
}
