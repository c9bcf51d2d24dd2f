import { SqliteAdapter, SqliteDialect } from 'kysely';
import { openSqlite } from './sqlite.ts';

/** SQLite rolls back changes of tables like any other; Kysely's adapter says no, so migrations would run bare. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Kysely's way to the embedded database in `file`. */
export const sqliteDialect = (file: string): SqliteDialect => new NodeSqliteDialect({ database: openSqlite(file) });
