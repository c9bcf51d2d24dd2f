import { DatabaseSync } from 'node:sqlite';
import { type Release, releaseSchema } from '@clandor/contract';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** What a copy of the database says of the files that belong to it. */
export interface DatabaseContent {
  uploads: { id: string; bytes: number; key: string }[];
  /** Those whose files were not cleaned up. */
  releases: Release[];
}

const uploadRows = z.array(z.object({ id: z.string(), bytes: z.number(), key: z.string() }));
const releaseRows = z.array(z.object({ manifest: z.string() }));

/**
 * Copies the embedded database as it is at one moment, while gateways write on: a reader waits for nobody and holds
 * nobody up (write-ahead log). What was erased is in no free page of the copy.
 *
 * @param file of the database
 * @param copy not there yet
 */
export function copyDatabase(file: string, copy: string): void {
  const database = open(file);
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
}

export function contentOf(copy: string): DatabaseContent {
  const database = open(copy);
  try {
    const uploads = uploadRows.parse(database.prepare('select id, bytes, key from uploads order by id').all());
    const rows = database.prepare('select manifest from releases where removed_at is null').all();
    const releases = releaseRows.parse(rows).map(({ manifest }) => releaseSchema.parse(JSON.parse(manifest)));
    return { uploads, releases };
  } finally {
    database.close();
  }
}

/** Whether an upload's record is still there. */
export function hasUpload(file: string, id: string): boolean {
  const database = open(file);
  try {
    return database.prepare('select id from uploads where id = ?').get(id) !== undefined;
  } finally {
    database.close();
  }
}

/** Removes the records of uploads whose files a backup does not hold. */
export function forgetUploads(file: string, ids: readonly string[]): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin');
    for (const id of ids) {
      database.prepare('delete from submission_uploads where upload = ?').run(id);
      database.prepare('delete from uploads where id = ?').run(id);
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}

const submissionRow = z.object({ id: z.string(), key: z.string(), payload: z.instanceof(Uint8Array) });

/** All sealed submissions, one at a time. */
export function* submissionsOf(copy: string): Generator<z.output<typeof submissionRow>> {
  const database = open(copy);
  try {
    const all = database.prepare('select id, key, payload from submissions where key is not null');
    for (const row of all.iterate()) yield submissionRow.parse(row);
  } finally {
    database.close();
  }
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA busy_timeout = 5000');
    return database;
  } catch (cause) {
    throw new BackupError(`There is no database at ${file} that can be opened.`, { cause });
  }
}
