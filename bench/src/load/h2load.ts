import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needCommand } from '../sites/need-command.ts';

const run = promisify(execFile);

/** What the load is. */
export interface Load {
  /** Kept open, one request at a time on each. */
  connections: number;
  seconds: number;
  /** Requests a second over all connections; as fast as answers come when left out. */
  rate?: number;
}

export interface Answers {
  /** How many a second came. */
  perSecond: number;
  /** Milliseconds from a request to the end of its answer. */
  p50: number;
  p99: number;
}

/**
 * Asks for an address over HTTP/1.1, compressed, from a process of its own: h2load (nghttp2, MIT), which asks faster than
 * anything measured here answers, keeps a rate, and times each answer to the microsecond. No generator in JavaScript
 * does: autocannon gave out at 3,300 a second beside nginx.
 *
 * @throws when an answer fails or refuses
 */
export async function load(address: string, options: Load): Promise<Answers> {
  needCommand('h2load', 'nghttp2-client');
  for (let attempt = 1; ; attempt += 1) {
    const { said, log } = await ask(address, options);
    // On a machine that is overrun, h2load now and then ends its warm-up without having begun.
    if (log !== '' || attempt === ATTEMPTS) return read(log, options, `${address}: ${said}`);
    console.error(`h2load had no answer from ${address}; once more`);
  }
}

const ATTEMPTS = 3;

/** Runs h2load once: what it says, and its line for each answer. */
async function ask(address: string, { connections, seconds, rate }: Load): Promise<{ said: string; log: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-load-'));
  const log = join(folder, 'answers');
  try {
    const { stdout } = await run('h2load', [
      '--h1',
      `--clients=${connections}`,
      `--duration=${seconds}`,
      '--warm-up-time=1',
      '--header=Accept-Encoding: gzip, deflate, br',
      `--log-file=${log}`,
      ...(rate === undefined ? [] : [`--rps=${rate / connections}`]),
      address,
    ]);
    return { said: stdout, log: readFileSync(log, 'latin1') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line an answer: when it was asked for, its status, how long it took; times in microseconds. */
function read(log: string, { seconds, connections }: Load, asked: string): Answers {
  const lines = log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').map(Number));
  const answered = lines.filter(([, status]) => status === 200);
  const others = lines.filter(([, status]) => status !== 200);
  // What is under way when the time is over has no status: one on each connection at most.
  if (answered.length === 0 || others.length > connections || others.some(([, status]) => status !== 0)) {
    throw new Error(`${asked}\nof ${lines.length} answers, ${others.length} were not: ${others[0]?.[1]}`);
  }
  const times = answered.map(([, , microseconds = Number.NaN]) => microseconds / 1000).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: answered.length / seconds, p50: at(0.5), p99: at(0.99) };
}
