import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { endFirst } from '../../low-priority.ts';
import { MOST_PIXELS } from './messages.ts';

export type PhotoProcess = ChildProcessByStdio<Writable, Readable, Readable>;

export interface PhotoProcessOptions {
  script: string;
  /** In bytes, of the whole process; it ends itself beyond that. */
  mostMemory: number;
}

/** What a photo's process runs, but in tests. */
export const PHOTO_PROCESS = join(import.meta.dirname, 'photo-process.mts');

/** Of the heap, in megabytes; pixels lie outside it, and the process looks after those itself. */
const MOST_HEAP = 128;

/**
 * Starts the process for one photo, which may read nothing but its own script and node_modules (sharp's native part is
 * an addon, and that is why addons are allowed), write nothing, start nothing, and gets an empty environment.
 */
export function startPhotoProcess({ script, mostMemory }: PhotoProcessOptions): PhotoProcess {
  const readable = [script, ...nodeModules().map((folder) => `${folder}/*`)];
  const flags = [
    '--permission',
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${MOST_HEAP}`,
    '--disable-warning=SecurityWarning',
  ];
  const child = spawn(process.execPath, [...flags, script, String(MOST_PIXELS), String(mostMemory)], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  }) as PhotoProcess;
  endFirst(child.pid);
  return child;
}

/** Where packages are looked for from here, and where those folders truly are. */
function nodeModules(): string[] {
  const folders = (createRequire(import.meta.url).resolve.paths('sharp') ?? []).filter((folder) => existsSync(folder));
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))];
}
