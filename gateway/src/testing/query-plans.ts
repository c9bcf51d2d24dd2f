import { CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely';
import { isPostgres } from '../database/locks.ts';
import type { ClubDatabase } from '../database/open-database.ts';

/** A question that was asked, and how the database goes about it. */
export interface QueryPlan {
  query: string;
  /** A line for each step: `SEARCH submissions USING INDEX …`, `Index Scan using …`. */
  steps: string[];
}

/**
 * The same database, noting what it is asked.
 * `plans` asks it how it answers each of the questions so far, every one once, and forgets them. What is part of another
 * question is not asked by itself.
 */
export function notingQueries(database: ClubDatabase): {
  database: ClubDatabase;
  plans(): Promise<QueryPlan[]>;
} {
  const asked = new Map<string, CompiledQuery>();
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      const query = database.getExecutor().compileQuery(node, createQueryId());
      if (/^(select|update|delete)/.test(query.sql)) asked.set(query.sql, query);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: database.withPlugin(noting),
    async plans() {
      const queries = [...asked.values()].filter(
        ({ sql }, _index, all) => !all.some((other) => other.sql.includes(`(${sql})`)),
      );
      asked.clear();
      const explain = isPostgres(database) ? 'explain ' : 'explain query plan ';
      return Promise.all(
        queries.map(async (query) => {
          const { rows } = await database.executeQuery<Record<string, unknown>>(
            CompiledQuery.raw(explain + query.sql, [...query.parameters]),
          );
          return { query: query.sql, steps: rows.map((row) => String(row.detail ?? row['QUERY PLAN'])) };
        }),
      );
    },
  };
}
