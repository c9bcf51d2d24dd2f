import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBinaries } from './binaries.ts';

/** A PostgreSQL of our own for as long as tests run. */
export interface PostgresServer {
  /** `postgres://clandor@127.0.0.1:40123/<database>`. Its user may do everything. */
  url(database: string): string;
  port: number;
  /** Starts it again where it was stopped by `kill`, on the same port with the same data. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Ends it and removes all of it. */
  close(): Promise<void>;
}

const USER = 'clandor';
/** Somebody else may take a free port before the server does. */
const TRIES = 5;

/** What is lost when the machine loses its power is of no interest to a test. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=32MB',
  'autovacuum=off',
  'log_min_messages=log',
];

/**
 * Starts a PostgreSQL in a folder of its own, in about two seconds. It refuses to run as root, so as root it runs as
 * `nobody`, who owns the folder of its data and nothing else.
 *
 * @param own `name=value` in place of what is good for tests: a measurement keeps what a crash would lose
 */
export async function startPostgres(own: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-postgres-'));
  // Also when the tests are interrupted. `kill` below waits; here there is no time to.
  let server: ChildProcess | undefined;
  const removeAtExit = () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  const as = someoneElse();
  const bin = copyBinaries(join(folder, 'native'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (as) {
    chmodSync(folder, 0o755);
    chownSync(data, as.uid, as.gid);
  }
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  const run = async (port: number): Promise<boolean> => {
    const settings = [...SETTINGS, ...own, `port=${port}`].flatMap((each) => ['-c', each]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    let said = '';
    const isUp = await new Promise<boolean>((resolve) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('is ready to accept connections')) resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
    if (!isUp && !said.includes('could not bind')) throw new Error(`PostgreSQL did not start:\n${said}`);
    return isUp;
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  };

  let port = await freePort();
  for (let tries = 1; !(await run(port)); tries += 1) {
    if (tries === TRIES) throw new Error('PostgreSQL found no free port');
    port = await freePort();
  }
  return {
    url: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    port,
    async start() {
      if (!(await run(port))) throw new Error(`Somebody has taken port ${port}`);
    },
    // SIGQUIT is PostgreSQL's own word for "as if the power failed": SIGKILL would leave its children behind.
    kill: () => end('SIGQUIT'),
    async close() {
      await end('SIGINT');
      process.off('exit', removeAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whom the server runs as where we are root. */
function someoneElse(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('a server without an address');
  return address.port;
}
