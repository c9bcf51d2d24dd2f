import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/locks.ts';
import type { NamedMigration } from '../database/migration.ts';
import type { Vault } from '../vault/index.ts';
import { emailHashesOf } from './emails.ts';
import { openPayload, sealPayload } from './sealed-payload.ts';
import type { SubmissionEmailsTable } from './tables.ts';

/** Rows that are read and written at once. */
const PAGE = 500;

const submissions: NamedMigration = {
  name: '2026-11-20-submissions',
  async up(db) {
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('department', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('submissions_kind').on('submissions').columns(['kind', 'received_at']).execute();
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_primary', ['endpoint', 'key'])
      .execute();
    await db.schema.createIndex('idempotency_keys_created').on('idempotency_keys').column('created_at').execute();
  },
  async down(db) {
    await db.schema.dropTable('idempotency_keys').execute();
    await db.schema.dropTable('submissions').execute();
  },
};

interface PlainSubmission {
  id: string;
  payload: string;
}

/** What was kept as plain text is sealed; a key and what it seals go when a submission is erased. */
const sealedSubmissions = (vault: Vault): NamedMigration => ({
  name: '2026-11-21-sealed-submissions',
  async up(db) {
    await db.schema.alterTable('submissions').renameTo('plain_submissions').execute();
    await db.schema.dropIndex('submissions_kind').execute();
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('department', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('payload', 'blob')
      .addColumn('erased_at', 'text')
      .addColumn('erased_reason', 'text')
      .execute();
    await db.schema.createIndex('submissions_kind_time').on('submissions').columns(['kind', 'received_at']).execute();
    await db.schema.createIndex('submissions_time').on('submissions').column('received_at').execute();
    const plain = (db as Kysely<{ plain_submissions: PlainSubmission }>).selectFrom('plain_submissions');
    for (const { id, payload } of await plain.select(['id', 'payload']).execute()) {
      const { key, sealed } = sealPayload(vault, id, payload);
      await sql`insert into submissions (id, reference, kind, department, received_at, key, payload)
        select id, reference, kind, department, received_at, ${key}, ${sealed} from plain_submissions where id = ${id}`.execute(
        db,
      );
    }
    await db.schema.dropTable('plain_submissions').execute();
    // Hashes of another kind: an answer repeated within two days is not worth the guessing they would allow.
    await sql`delete from idempotency_keys`.execute(db);
  },
  async down() {
    throw new Error('What is sealed is not made plain again: restore a backup.');
  },
});

const uploads: NamedMigration = {
  name: '2026-11-21-uploads',
  async up(db) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('uploads_created').on('uploads').column('created_at').execute();
    await db.schema
      .createTable('submission_uploads')
      .addColumn('submission', 'text', (column) => column.notNull().references('submissions.id'))
      .addColumn('upload', 'text', (column) => column.notNull().references('uploads.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_uploads_primary', ['submission', 'upload'])
      .execute();
    await db.schema.createIndex('submission_uploads_upload').on('submission_uploads').column('upload').execute();
  },
  async down(db) {
    await db.schema.dropTable('submission_uploads').execute();
    await db.schema.dropTable('uploads').execute();
  },
};

const masterKeys: NamedMigration = {
  name: '2026-11-21-master-keys',
  up: (db) =>
    db.schema
      .createTable('master_keys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .execute(),
  down: (db) => db.schema.dropTable('master_keys').execute(),
};

/**
 * What takes as long for a million submissions as for a hundred: an address finds its submissions, a department lists
 * its own, an erased submission its answer.
 */
const foundByIndex = (vault: Vault): NamedMigration => ({
  name: '2026-11-22-submissions-by-index',
  async up(db) {
    await db.schema
      .createIndex('submissions_department_time')
      .on('submissions')
      .columns(['department', 'received_at'])
      .execute();
    await db.schema
      .alterTable('idempotency_keys')
      .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const reference = isPostgres(db) ? sql`body::json ->> 'reference'` : sql`body ->> '$.reference'`;
    await sql`update idempotency_keys set reference = coalesce(${reference}, '')`.execute(db);
    await db.schema.createIndex('idempotency_keys_reference').on('idempotency_keys').column('reference').execute();
    await db.schema
      .createTable('submission_emails')
      .addColumn('submission', 'text', (column) => column.notNull().references('submissions.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_emails_primary', ['submission', 'email'])
      .execute();
    await noteEmails(db, vault);
    await db.schema.createIndex('submission_emails_email').on('submission_emails').column('email').execute();
  },
  async down(db) {
    await db.schema.dropTable('submission_emails').execute();
    await db.schema.dropIndex('idempotency_keys_reference').execute();
    await db.schema.alterTable('idempotency_keys').dropColumn('reference').execute();
    await db.schema.dropIndex('submissions_department_time').execute();
  },
});

interface SealedSubmission {
  id: string;
  key: string;
  payload: Uint8Array;
}

/** Page by page, so that a million payloads are never in memory. */
async function noteEmails(db: Kysely<unknown>, vault: Vault): Promise<void> {
  const tables = db as Kysely<{ submissions: SealedSubmission; submission_emails: SubmissionEmailsTable }>;
  let last = '';
  for (;;) {
    const page = await tables
      .selectFrom('submissions')
      .select(['id', 'key', 'payload'])
      .where('id', '>', last)
      .where('key', 'is not', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const rows = page.flatMap((row) =>
      emailHashesOf(vault, openPayload(vault, row)).map((email) => ({ submission: row.id, email })),
    );
    if (rows.length > 0) await tables.insertInto('submission_emails').values(rows).execute();
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? '';
  }
}

/** @param vault seals what was kept before it */
export const recordMigrations = (vault: Vault): readonly NamedMigration[] => [
  submissions,
  sealedSubmissions(vault),
  uploads,
  masterKeys,
  foundByIndex(vault),
];
