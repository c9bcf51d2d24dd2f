import { DatabaseAway, DatabaseRefusal } from '../errors.ts';
import { codeOf, isAnswer, isGone } from './failures.ts';

/** What to do about what a server refuses, by its code (PostgreSQL, appendix A). */
const REFUSALS: Readonly<Record<string, (place: Place) => string>> = {
  '28P01': ({ user }) => `does not take the password of "${user}". Check user and password in DATABASE_URL.`,
  '28000': ({ user }) => `does not let "${user}" in from here. Check the user in DATABASE_URL, and its pg_hba.conf.`,
  '3D000': ({ name, user }) => `has no database "${name}". Make it: createdb --owner ${user} ${name}`,
};

interface Place {
  /** `db.example:5432`. */
  server: string;
  name: string;
  user: string;
}

/** Where DATABASE_URL leads, without the password. */
export function placeOf(databaseUrl: string): Place {
  const url = new URL(databaseUrl);
  const user = decodeURIComponent(url.username) || (url.searchParams.get('user') ?? '');
  const host = url.searchParams.get('host') ?? url.hostname;
  return {
    server: `${host || 'localhost'}:${url.port || '5432'}`,
    name: decodeURIComponent(url.pathname.slice(1)) || user,
    user,
  };
}

export function mayNotMakeTables(databaseUrl: string, cause: unknown): DatabaseRefusal {
  const { server, name, user } = placeOf(databaseUrl);
  const message = `The database at ${server} does not let "${user}" make tables. Give it the database: alter database "${name}" owner to "${user}"`;
  return new DatabaseRefusal(message, { cause });
}

/**
 * Says what is wrong with the database when it is opened, and what to do about it. Never the password.
 *
 * @returns the error to throw: DatabaseAway where waiting may help, DatabaseRefusal where it does not, and what is
 *   neither as it is
 */
export function explain(error: unknown, databaseUrl: string): unknown {
  const place = placeOf(databaseUrl);
  const cause = error instanceof DatabaseAway ? error.cause : error;
  const code = codeOf(cause);
  if (isGone(error)) {
    const why = code || (cause instanceof Error ? cause.message : 'no answer');
    return new DatabaseAway(
      `The database at ${place.server} (DATABASE_URL) cannot be reached: ${why}. Is it running, and may this machine reach it?`,
      { cause },
    );
  }
  const refusal = REFUSALS[code];
  if (refusal) return new DatabaseRefusal(`The database at ${place.server} ${refusal(place)}`, { cause });
  if (isAnswer(cause) || !code) return error;
  return new DatabaseRefusal(
    `The database at ${place.server} (DATABASE_URL) cannot be spoken to safely: ${code}. Check sslmode and sslrootcert in DATABASE_URL.`,
    { cause },
  );
}
