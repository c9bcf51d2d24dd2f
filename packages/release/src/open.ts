import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { pageSettings, readEnv } from '@clandor/gateway/env';
import { type LocalOperations, type Operations, operations } from '@clandor/gateway/ops';
import { openRegistry, type Registry, ReleaseError } from '@clandor/gateway/releases';
import { openBucket } from '@clandor/gateway/storage';
import { openVault } from '@clandor/gateway/vault';
import { type RemoteOperations, remoteOperations } from './remote.ts';

/** Which registry a command works on. */
export interface Where {
  /** A gateway's address; the local registry when left out. */
  to?: string | undefined;
}

/** What a command works on when the registry is here. */
export interface LocalDesk extends LocalOperations {
  registry: Registry;
  /** Who types. */
  by: string;
}

/** The local registry (CLUB_DATA_DIR, DATABASE_URL, STORAGE_URL), or a gateway's: both are asked the same. */
export type Desk = LocalDesk | RemoteOperations;

export const isLocal = (desk: Desk): desk is LocalDesk => 'registry' in desk;

/** Opens what a command works on, and closes it after. */
export async function withOperations<Result>({ to }: Where, work: (desk: Desk) => Promise<Result>): Promise<Result> {
  if (to === undefined) return withRegistry(work);
  const { clubToken } = readEnv();
  if (!clubToken) {
    throw new ReleaseError(
      'A gateway asks for a token: set CLUB_TOKEN. `release token create` makes one at the gateway, the console at /ops too.',
    );
  }
  return work(remoteOperations(addressOf(to), clubToken));
}

/** Opens the local registry for one command, and closes it after. */
export async function withRegistry<Result>(work: (desk: LocalDesk) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const database = await openDatabase(env);
  try {
    const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket });
    const by = userInfo().username;
    const vault = openVault(env.dataDir);
    return await work({ ...operations({ registry, vault, page: pageSettings(env), by }), registry, by });
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

/** @throws ReleaseError for what is no gateway's address */
function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ReleaseError(`--to takes a gateway's address, as in https://clandor.example, not ${text}.`);
  }
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLoopback) {
    throw new ReleaseError(`A token is not sent in the clear: use https for ${url.hostname}.`);
  }
  return url;
}

export type { Operations };
