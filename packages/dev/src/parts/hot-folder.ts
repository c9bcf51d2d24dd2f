import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const CACHE = join(ROOT, 'node_modules/.cache/clandor-dev');
/** A dev server's folder has its process's number. */
const OWN = /^hot-(?<pid>\d+)$/;

/** Makes this dev server's folder for what it compiles, and clears away those of servers that were killed. */
export function openHotFolder(): string {
  const folder = join(CACHE, `hot-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const pid = Number(OWN.exec(name)?.groups?.pid);
    if (pid && pid !== process.pid && !isRunning(pid)) removeHotFolder(join(CACHE, name));
  }
  return folder;
}

export const removeHotFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
