import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import { emailHashesFor } from '../records/emails.ts';
import type { SubmissionKind } from '../records/tables.ts';
import type { Vault } from '../vault/index.ts';

/** Which submissions are meant; all of them where nothing is said. */
export interface DeskFilter {
  kind?: SubmissionKind | undefined;
  department?: string | undefined;
  /** Received at or after, ISO 8601: a day or a time, in UTC. */
  since?: string | undefined;
  /** Received before. */
  until?: string | undefined;
  /** An address that the visitor gave, in whatever case. */
  email?: string | undefined;
}

/** Narrows a query over submissions. */
export function where<Output>(
  query: SelectQueryBuilder<Tables, 'submissions', Output>,
  { kind, department, since, until, email }: DeskFilter,
  vault: Pick<Vault, 'signatures'>,
): SelectQueryBuilder<Tables, 'submissions', Output> {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (department !== undefined) narrowed = narrowed.where('department', '=', department);
  if (since !== undefined) narrowed = narrowed.where('received_at', '>=', since);
  if (until !== undefined) narrowed = narrowed.where('received_at', '<', until);
  if (email !== undefined) {
    narrowed = narrowed.where('id', 'in', ({ selectFrom }) =>
      selectFrom('submission_emails').select('submission').where('email', 'in', emailHashesFor(vault, email)),
    );
  }
  return narrowed;
}

/** In words, for the log: an address is not written there. */
export const describe = (filter: DeskFilter): string =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'email' ? 'by email' : `${name}=${value}`))
    .join(' ') || 'all';
