import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installed } from '../sites/install.ts';

const run = promisify(execFile);
const PROCESS = join(import.meta.dirname, 'fixed-rate-process.ts');

export interface Latency {
  /** How many answers a second came. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Asks for an address at a fixed rate, from a process of its own.
 *
 * @throws when an answer fails or refuses
 */
export async function atRate(address: string, rate: number, connections: number, seconds: number): Promise<Latency> {
  const autocannon = join(installed('load'), 'node_modules/autocannon');
  const args = [PROCESS, autocannon, address, rate, connections, seconds].map(String);
  const { stdout } = await run('node', args, { maxBuffer: 256 * 1024 * 1024 });
  const times = (JSON.parse(stdout) as number[]).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
