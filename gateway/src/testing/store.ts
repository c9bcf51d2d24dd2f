import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { onServer, urlOf } from './postgres-databases.ts';

/** Where a test keeps its records: in a database of its own on the server of the run, or in the embedded one. */
export interface TestStore {
  /** For `openDatabase`, beside the data folder. */
  settings: { databaseUrl?: string };
  /** For a process: what its environment says of it. */
  environment: { DATABASE_URL?: string };
  /** Removes the database; the embedded one goes with its folder. */
  drop(): Promise<void>;
}

/** Which store the tests of this run use (vitest.config.ts). */
export const storeName = (): 'sqlite' | 'postgres' => (inject('postgres') ? 'postgres' : 'sqlite');

/** A store that is somebody else's to drop: the database of this address, or the embedded one. */
export const existingStore = async (databaseUrl: string | undefined): Promise<TestStore> => ({
  settings: databaseUrl === undefined ? {} : { databaseUrl },
  environment: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  drop: async () => {},
});

/** A fresh store in its newest shape. */
export async function freshStore(): Promise<TestStore> {
  const postgres = inject('postgres');
  if (!postgres) return { settings: {}, environment: {}, drop: async () => {} };
  const name = `clandor_test_${randomBytes(6).toString('hex')}`;
  await onServer(postgres.server, `create database ${name} template ${postgres.template}`);
  const databaseUrl = urlOf(postgres.server, name);
  return {
    settings: { databaseUrl },
    environment: { DATABASE_URL: databaseUrl },
    drop: () => onServer(postgres.server, `drop database ${name} with (force)`),
  };
}
