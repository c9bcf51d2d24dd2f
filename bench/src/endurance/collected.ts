import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { whenDone } from '../stopping.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, 'collected-hook.mts')).href;
/** A gateway that is as busy as can be still comes to it. */
const PATIENCE = 30_000;

export interface Collecting {
  /** For the gateway's environment. */
  environment: Record<string, string>;
  /** Has it collect its garbage; what its objects and buffers take then, in MB. @throws when it does not answer */
  ask(pid: number): Promise<number>;
}

/** A way to ask a gateway what it holds on to: what the system says that it has contains what it would give up. */
export function collecting(): Collecting {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-bench-collected-'));
  whenDone(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bytes');
  return {
    environment: { NODE_OPTIONS: `--import=${HOOK}`, CLUB_BENCH_COLLECTED: file },
    async ask(pid) {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
        if (text) return Number(text) / 1024 / 1024;
      }
      throw new Error('The gateway did not say what it holds on to.');
    },
  };
}
