import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { ROOT } from '../releases/house.ts';

export interface CommandFigures {
  seconds: number;
  /** The most memory that its process ever had, in MB (VmHWM of Linux). */
  megabytes: number;
}

/** Runs a command of ours, its output thrown away, and looks at its memory. */
export async function measureCommand(words: readonly string[], env: Record<string, string>): Promise<CommandFigures> {
  const began = performance.now();
  const child = spawn('node', words, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 50);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

/** The most memory that a process ever had, in MB; 0 when it has ended. */
export function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
