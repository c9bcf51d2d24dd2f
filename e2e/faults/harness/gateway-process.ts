import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { ROOT } from '../../src/sites.ts';
import { ask, until } from './ask.ts';

/** Longer than any gateway takes to start on a busy machine, in milliseconds. */
const START = 90_000;

/** A balancer gives up a question that is not answered in this time, in milliseconds. */
const READY = 5_000;

/** A gateway as it is operated: a process of its own, ended and started again as a fault wants it. */
export class Gateway {
  readonly port: number;
  readonly address: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #log: string;
  #child: ChildProcess | undefined;

  /** @param log the file to which it writes what it says */
  constructor(port: number, environment: NodeJS.ProcessEnv, log: string) {
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, PORT: String(port) };
    this.#log = log;
  }

  get pid(): number {
    if (!this.#child?.pid) throw new Error('the gateway does not run');
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Starts it, and resolves when it is ready.
   * @param more what its environment says beside
   * @param node options of Node, before the program
   */
  async start(more: NodeJS.ProcessEnv = {}, node: readonly string[] = []): Promise<void> {
    const log = openSync(this.#log, 'a');
    const env = { ...this.#environment, ...more };
    this.#child = spawn('node', [...node, 'gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', log, log] });
    closeSync(log);
    if (await until(async () => !this.isRunning || (await this.isReady()), START)) {
      if (this.isRunning) return;
    }
    throw new Error(`the gateway does not start:\n${readFileSync(this.#log, 'utf8').slice(-4_000)}`);
  }

  isReady = async (): Promise<boolean> => (await ask(`${this.address}/readyz`, {}, READY)).status === 200;

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop; its exit status, null where it had to be killed. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const hurry = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(hurry);
    return child.exitCode;
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('a server without an address');
  return address.port;
}

/** The processes below one, at any depth, whose command line holds a text. */
export function childrenOf(pid: number, holding: string): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [
    ...(commandOf(child).includes(holding) ? [child] : []),
    ...childrenOf(child, holding),
  ]);
}

/** All processes whose command line holds a text. */
export const processesHolding = (text: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes(text));

const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

/** Nothing where the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
