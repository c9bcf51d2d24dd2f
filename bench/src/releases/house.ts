import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { variantOf } from '@clandor/testing/build-variant';

export const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A registry of its own, with the builds of the working tree live in it. */
export interface BenchHouse {
  dataDir: string;
  release(...args: string[]): Promise<string>;
  /** Starts a gateway over it; gives its origin. */
  gateway(): Promise<string>;
  /** Publishes a remote that differs in one text, and gives its version. */
  publishChanged(name: string, from: string, to: string): Promise<string>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<BenchHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-bench-'));
  const dataDir = join(folder, 'data');
  const gateways: ChildProcess[] = [];
  const env = {
    PATH: process.env.PATH ?? '',
    CLUB_DATA_DIR: dataDir,
    CLUB_ORIGIN: 'http://localhost:4000',
    LOG_LEVEL: 'error',
    PORT: '0',
  };
  const release = async (...args: string[]) =>
    (await run('node', ['packages/release/src/main.ts', ...args], { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 }))
      .stdout;
  await release('sync', '--no-build');
  return {
    dataDir,
    release,
    async gateway() {
      const gateway = spawn('node', ['gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
      gateways.push(gateway);
      for await (const line of createInterface({ input: gateway.stdout })) {
        const [origin] = /http:\S+/.exec(line) ?? [];
        if (origin) return origin;
      }
      throw new Error('the gateway did not start');
    },
    async publishChanged(name, from, to) {
      const builds = mkdtempSync(join(folder, 'builds-'));
      renameSync(variantOf(join(ROOT, name, 'dist'), from, to), join(builds, name));
      const [{ version }] = JSON.parse(await release('publish', name, '--from', builds, '--json'));
      return version;
    },
    async close() {
      for (const gateway of gateways) {
        gateway.kill('SIGTERM');
        if (gateway.exitCode === null) await once(gateway, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The middle and the largest of some figures. */
export function spread(values: readonly number[]): { median: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), most: Math.round(sorted.at(-1) ?? 0) };
}
