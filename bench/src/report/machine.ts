import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { chromiumPath } from '../browser/launch.ts';
import { ROOT } from '../releases/house.ts';

/** Where and of what a run's figures are; they mean nothing without it. */
export interface Machine {
  measured: string;
  commit: string;
  /** Whether the working tree has changes that the commit has not. */
  isChanged: boolean;
  cpu: string;
  cores: number;
  memory: number;
  /** Of the last minute, when the run ended: above the cores, others worked too. */
  load: number;
  system: string;
  node: string;
  chromium: string;
}

export function machine(): Machine {
  const git = (...args: string[]) => said('git', ...args);
  return {
    measured: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD'),
    isChanged: git('status', '--porcelain', '--untracked-files=no') !== '',
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    load: loadavg()[0] ?? 0,
    system: `${process.platform} ${release()}`,
    node: process.version,
    chromium: said(chromiumPath() ?? 'chromium', '--version'),
  };
}

/** In a line, for the head of a table. */
export const machineLine = ({ measured, commit, isChanged, cpu, cores, load, node, chromium }: Machine): string =>
  `${measured.slice(0, 16).replace('T', ' ')} UTC, ${commit}${isChanged ? ' with changes' : ''}, ${cores} cores (${cpu}), load ${load.toFixed(1)}, Node ${node}, ${chromium}, loopback`;

function said(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
