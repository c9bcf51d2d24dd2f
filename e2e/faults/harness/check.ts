import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { readEnv } from '@clandor/gateway/env';
import { openRegistry, type Registry } from '@clandor/gateway/releases';
import { openBucket } from '@clandor/gateway/storage';
import { sweepUploads } from '@clandor/gateway/sweep';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';
import { KINDS } from '../../src/pages.ts';
import { ask, until } from './ask.ts';
import {
  filesWithoutRecords,
  logOfActivations,
  mails,
  strangeTimes,
  submissionsIn,
  uploadsIn,
} from './check-stores.ts';
import { processesHolding } from './gateway-process.ts';
import type { House } from './house.ts';
import type { Load } from './load.ts';

/** What is wrong after a fault, in words, and what the sweep took away. */
export interface Checked {
  lost: string[];
  twice: string[];
  other: string[];
  swept: Awaited<ReturnType<typeof sweepUploads>>;
}

/** As long as a gateway may take until it says what the log says, in milliseconds. */
const CATCH_UP = 30_000;

/**
 * Looks whether everything that was acknowledged is there once and readable, files and records belong together, mails
 * wait or were sent, and every gateway serves what the registry says. The gateways have stopped when this resolves.
 */
export async function check(house: House, load: Load): Promise<Checked> {
  const env = readEnv(house.environment);
  const database = await openDatabase(env);
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const vault = openVault(env.dataDir);
  const uploadStore = openUploadStore(env.dataDir, vault, bucket);
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket });
  const other: string[] = [];
  try {
    other.push(...(await served(house, registry)), ...(await ownFiles(house, load)));
    for (const gateway of house.gateways) {
      if (!gateway.isRunning) continue;
      const status = await gateway.stop();
      if (status !== 0) other.push(`a gateway that was told to stop ended with ${status}`);
    }
    // A renderer's command line names the release files that it may read.
    for (const dataDir of house.dataDirs) {
      const isGone = await until(() => processesHolding(dataDir).length === 0, CATCH_UP);
      if (!isGone) other.push(`${processesHolding(dataDir).length} processes are left behind`);
    }
    // By a time at which nothing is old: only what belongs to nobody is swept.
    const swept = await sweepUploads(
      { database, store: uploadStore, now: new Date(0) },
      { orphanAge: 0, unfinishedAge: 0 },
    );
    const { lost, twice } = await submissionsIn({ database, vault, uploadStore }, load);
    lost.push(...(await uploadsIn(database, uploadStore, load)));
    other.push(...(await filesWithoutRecords(database, uploadStore)), ...(await mails(database, house)));
    other.push(...(await logOfActivations(registry)));
    if (house.store === 'servers') other.push(...(await strangeTimes(database)));
    return { lost, twice, other, swept };
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

/** Every gateway is ready, and every kind of page is of the composition that the log says. */
async function served(house: House, registry: Registry): Promise<string[]> {
  const wrong: string[] = [];
  const live = await registry.current();
  const versions: Partial<Record<string, string>> = live ? await registry.versionsOf(live.composition) : {};
  for (const gateway of house.gateways) {
    if (!(await until(gateway.isReady, CATCH_UP))) wrong.push('a gateway is not ready');
    for (const { path, remote } of KINDS) {
      let said = '';
      const isRight = async () => {
        const { status, headers } = await ask(gateway.address + path);
        said = `${status} ${headers.get('x-composition')} ${headers.get('x-remote')}`;
        return said === `200 ${live?.composition} ${remote}@${versions[remote]}`;
      };
      if (!(await until(isRight, CATCH_UP))) wrong.push(`${path} says ${said}, and the log ${live?.composition}`);
    }
  }
  return wrong;
}

/** The browsers that sent the newest files see them, whole, through the gateway. */
async function ownFiles(house: House, load: Load): Promise<string[]> {
  const wrong: string[] = [];
  for (const { url, cookie } of load.uploads.slice(-20)) {
    for (const { address } of house.gateways) {
      const { status, headers, text } = await ask(address + url, { headers: { cookie } });
      if (status !== 200 || text.length === 0)
        wrong.push(`${url} is answered ${status} ${headers.get('content-type')}`);
    }
  }
  return wrong;
}
