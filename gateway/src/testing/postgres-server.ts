import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { onServer, urlOf } from './postgres-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that tests make their databases on; the template of those; null where they run on the embedded one. */
    postgres: { server: string; template: string } | null;
  }
}

/**
 * Vitest's global set-up of tests over PostgreSQL: one server for all of them, and one database with all migrations run,
 * which each test copies (testing/store.ts). TEST_DATABASE_URL names another server, on which databases are made and
 * dropped again.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const other = process.env.TEST_DATABASE_URL;
  const own: PostgresServer | undefined = other === undefined ? await startPostgres() : undefined;
  const server = other ?? own?.url('postgres') ?? '';
  const template = `clandor_template_${randomBytes(4).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'clandor-template-'));
  try {
    await onServer(server, `create database ${template}`);
    const database = await openDatabase({ dataDir, databaseUrl: urlOf(server, template) });
    await database.destroy();
  } catch (error) {
    await own?.close();
    throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`${project.name}: tests run over ${other === undefined ? 'an own PostgreSQL' : 'TEST_DATABASE_URL'}`);
  project.provide('postgres', { server, template });
  return async () => {
    await onServer(server, `drop database ${template} with (force)`);
    await own?.close();
  };
}
