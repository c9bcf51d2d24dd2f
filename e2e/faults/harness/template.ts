import { execFile } from 'node:child_process';
import { mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@clandor/gateway/database';
import { readEnv } from '@clandor/gateway/env';
import { operations } from '@clandor/gateway/ops';
import { openRegistry } from '@clandor/gateway/releases';
import { openBucket } from '@clandor/gateway/storage';
import { openVault } from '@clandor/gateway/vault';
import { variantOf } from '@clandor/testing/build-variant';
import { ROOT } from '../../src/sites.ts';

/** The remote of which there are two releases, and which goes back and forth between them. */
export const CHANGING = 'mf-contact';
export const VERSIONS = ['1.0.0', '1.0.1'] as const;
const TITLE = '"Make an Enquiry"';

/** A token that may change everything. */
export interface Prepared {
  token: string;
}

/**
 * Publishes the working tree's builds and makes them live, publishes a second release of one remote beside them, and
 * makes a token, as an operator does before the first visitor comes.
 */
export async function prepare(environment: Record<string, string>): Promise<Prepared> {
  // Not waited for in this process's thread: the bucket may be in it.
  const release = (...words: string[]) =>
    promisify(execFile)('node', ['packages/release/src/main.ts', ...words], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
    });
  await release('sync', '--no-build');
  const builds = mkdtempSync(join(tmpdir(), 'clandor-faults-builds-'));
  renameSync(variantOf(join(ROOT, CHANGING, 'dist'), TITLE, '"Make An Enquiry"'), join(builds, CHANGING));
  await release('publish', CHANGING, '--from', builds, '--reason', 'for the faults');

  const env = readEnv(environment);
  const database = await openDatabase(env);
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket });
  const { mailDomain, apiBase, origin } = env;
  const page = { mailDomain, apiBase, origin, ladiesApplicationsClosed: false };
  const all = operations({ registry, vault: openVault(env.dataDir), page, by: 'faults' });
  const { token } = await all.createToken({ name: 'faults', scope: 'manage', days: 366 });
  await database.destroy();
  bucket?.close();
  return { token };
}
