import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PublishOutcome, ReleasableName } from '@clandor/contract';
import { openDatabase } from '@clandor/gateway/database';
import { activate, openRegistry, Publication, publish, type Registry } from '@clandor/gateway/releases';
import { variantOf } from '@clandor/testing/build-variant';
import { whenDone } from '../stopping.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

export interface HouseOptions {
  /** Absolute; holds a build for each of `names`, live instead of those of the working tree. */
  builds?: { folder: string; names: readonly ReleasableName[] };
  /** For the gateway and the commands, over what a house has: `LOG_LEVEL`. */
  env?: Readonly<Record<string, string>>;
  /** Words before the gateway's command: what starts it in a control group. */
  prefix?: readonly string[];
}

/** A registry of its own, with the builds of the working tree live in it. */
export interface BenchHouse {
  dataDir: string;
  /** Of its gateways and commands. */
  environment: Record<string, string>;
  release(...args: string[]): Promise<string>;
  /** Starts a gateway over it; gives its origin. */
  gateway(): Promise<string>;
  /** The process ids of its gateways, in the order that they were started in. */
  gatewayIds(): number[];
  /** Publishes a remote that differs in one text, and gives its version. */
  publishChanged(name: string, from: string, to: string): Promise<string>;
  close(): Promise<void>;
}

export async function openHouse({
  builds: given,
  env: more = {},
  prefix = [],
}: HouseOptions = {}): Promise<BenchHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-bench-'));
  const dataDir = join(folder, 'data');
  const gateways: ChildProcess[] = [];
  const ending = new AbortController();
  const close = async () => {
    ending.abort();
    for (const gateway of gateways.splice(0)) {
      gateway.kill('SIGTERM');
      if (gateway.exitCode === null) await once(gateway, 'exit');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // From now on: it may be over before the house is open.
  whenDone(close);
  const env = {
    PATH: process.env.PATH ?? '',
    CLUB_DATA_DIR: dataDir,
    CLUB_ORIGIN: PAGE_SETTINGS.origin,
    LOG_LEVEL: 'error',
    PORT: '0',
    ...more,
  };
  const release = async (...args: string[]) =>
    (
      await run('node', ['packages/release/src/main.ts', ...args], {
        cwd: ROOT,
        env,
        maxBuffer: 64 * 1024 * 1024,
        signal: ending.signal,
      })
    ).stdout;
  if (given) await activateBuilds(dataDir, given.folder, given.names);
  else await release('sync', '--no-build');
  return {
    dataDir,
    environment: env,
    release,
    async gateway() {
      const log = join(folder, `gateway-${gateways.length}.log`);
      const output = openSync(log, 'w');
      const [command = '', ...words] = [...prefix, 'node', 'gateway/src/main.ts'];
      const gateway = spawn(command, words, { cwd: ROOT, env, stdio: ['ignore', output, 'inherit'] });
      closeSync(output);
      gateways.push(gateway);
      return addressIn(log, gateway);
    },
    gatewayIds: () => gateways.flatMap(({ pid }) => pid ?? []),
    async publishChanged(name, from, to) {
      const builds = mkdtempSync(join(folder, 'builds-'));
      renameSync(variantOf(join(ROOT, name, 'dist'), from, to), join(builds, name));
      const [{ version }] = JSON.parse(await release('publish', name, '--from', builds, '--json'));
      return version;
    },
    close,
  };
}

/** The address that a gateway writes. Its log goes to a file, as a service's does: nobody spends time on reading it. */
async function addressIn(log: string, gateway: ChildProcess): Promise<string> {
  while (gateway.exitCode === null) {
    const [, origin] = /Clandor is at (\S+)/.exec(readFileSync(log, 'utf8')) ?? [];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the gateway did not start');
}

/** Opens the registry of a house, and closes it again. */
export async function withRegistry<Result>(
  dataDir: string,
  work: (registry: Registry) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(openRegistry({ database, folder: join(dataDir, 'releases') }));
  } finally {
    await database.destroy();
  }
}

/** Publishes builds that go together and makes exactly them live, as `release sync` does with the working tree's. */
function activateBuilds(dataDir: string, folder: string, names: readonly ReleasableName[]): Promise<void> {
  return withRegistry(dataDir, async (registry) => {
    const published: PublishOutcome[] = [];
    for (const name of names) {
      published.push(
        await Publication.run({ registry, name, by: 'bench' }, (publication) =>
          publish(publication, { folder: join(folder, name) }),
        ),
      );
    }
    await activate(published, { registry, page: PAGE_SETTINGS, by: 'bench' });
  });
}

/** What a house's pages say of themselves. */
export const PAGE_SETTINGS = { origin: 'http://localhost:4000', apiBase: '', mailDomain: 'clandor.example' };

/** The middle and the largest of some figures. */
export function spread(values: readonly number[]): { median: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), most: Math.round(sorted.at(-1) ?? 0) };
}
