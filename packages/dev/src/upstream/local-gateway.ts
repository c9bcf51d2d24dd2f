import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openDatabase } from '@clandor/gateway/database';
import { readEnv } from '@clandor/gateway/env';
import { openRegistry } from '@clandor/gateway/releases';
import { DevError } from '../dev-error.ts';
import { ROOT } from '../root.ts';
import { tellLog } from './tell-log.ts';
import type { Upstream } from './upstream.ts';

export interface LocalOptions {
  /** Where the dev server answers. */
  origin: string;
  /** Whether releases are needed at all: not when every part is worked on. */
  needsReleases: boolean;
  say(line: string): void;
}

/**
 * A gateway over the local registry (CLUB_DATA_DIR). While nothing is live there, over a registry of its own, with
 * development releases of the working tree, made now.
 *
 * @throws DevError when those do not build, or the gateway does not start
 */
export async function localGateway({ origin, needsReleases, say }: LocalOptions): Promise<Upstream> {
  const { dataDir, apiBase, mailDomain, ladiesApplicationsClosed } = readEnv();
  const hasReleases = !needsReleases || (await isAnythingLive(dataDir));
  const folder = hasReleases ? dataDir : join(ROOT, 'node_modules/.cache/clandor-dev/data');
  if (!hasReleases) {
    say(`Nothing is live in ${dataDir} (\`npm start\` would fill it), so development releases are made for this.`);
    await makeReleases(folder);
  }
  const child = spawn(process.execPath, ['gateway/src/main.ts'], {
    cwd: ROOT,
    // Mail waits: working on a page sends none.
    env: { ...process.env, PORT: '0', CLUB_DATA_DIR: folder, CLUB_ORIGIN: origin, LOG_LEVEL: 'warn', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    origin: await addressOf(child, say),
    description: `releases in ${folder}`,
    settings: { origin, apiBase, mailDomain, ladiesApplicationsClosed },
    folderOf: (name, version) => join(folder, 'releases', name, version),
    close: () => child.kill('SIGTERM'),
  };
}

async function isAnythingLive(dataDir: string): Promise<boolean> {
  const database = await openDatabase(dataDir);
  try {
    return (await openRegistry({ database, folder: join(dataDir, 'releases') }).current()) !== null;
  } finally {
    await database.destroy();
  }
}

async function makeReleases(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const sync = promisify(execFile)(
    process.execPath,
    ['packages/release/src/main.ts', 'sync', '--mode', 'development'],
    { cwd: ROOT, env: { ...process.env, CLUB_DATA_DIR: folder } },
  );
  await sync.catch((error: { stderr?: string }) => {
    throw new DevError(`The rest of the site could not be built:\n${error.stderr ?? error}`);
  });
}

async function addressOf(child: ChildProcess, tell: (text: string) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (!child.stdout) throw new Error('the gateway has no output');
  createInterface(child.stdout).on('line', (line) => {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) resolve(address);
    else tellLog(line, tell);
  });
  child.once('exit', (status) => reject(new DevError(`The gateway over the releases ended (${status}).`)));
  return promise;
}
