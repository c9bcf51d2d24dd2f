import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openDatabase } from '@clandor/gateway/database';
import { type Env, readEnv } from '@clandor/gateway/env';
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
  const env = readEnv();
  const { dataDir, apiBase, mailDomain, ladiesApplicationsClosed } = env;
  const hasReleases = !needsReleases || (await isAnythingLive(env));
  const folder = hasReleases ? dataDir : join(ROOT, 'node_modules/.cache/clandor-dev/data');
  // A registry of its own has a database of its own.
  const own = { CLUB_DATA_DIR: folder, ...(hasReleases ? {} : { DATABASE_URL: '' }) };
  if (!hasReleases) {
    say(`Nothing is live in ${dataDir} (\`npm start\` would fill it), so development releases are made for this.`);
    await makeReleases(own);
  }
  const child = spawn(process.execPath, ['gateway/src/main.ts'], {
    cwd: ROOT,
    // Mail waits: working on a page sends none.
    env: { ...process.env, ...own, PORT: '0', CLUB_ORIGIN: origin, LOG_LEVEL: 'warn', SMTP_URL: '' },
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

async function isAnythingLive(env: Env): Promise<boolean> {
  const { dataDir } = env;
  const database = await openDatabase(env);
  try {
    return (await openRegistry({ database, folder: join(dataDir, 'releases') }).current()) !== null;
  } finally {
    await database.destroy();
  }
}

async function makeReleases(own: { CLUB_DATA_DIR: string }): Promise<void> {
  mkdirSync(own.CLUB_DATA_DIR, { recursive: true });
  const sync = promisify(execFile)(
    process.execPath,
    ['packages/release/src/main.ts', 'sync', '--mode', 'development'],
    { cwd: ROOT, env: { ...process.env, ...own } },
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
