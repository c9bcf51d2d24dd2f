import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { endFirst, giveWay } from '../low-priority.ts';
import type { Compressed, Effort } from './efforts.ts';

/** A compressor that nobody asks anything for so long ends, in milliseconds: an activation is one burst. */
const IDLE = 5_000;
/** It takes no more than this at once, in pieces: the rest waits here, where it takes no second copy. */
const MOST_UNDER_WAY = 4;

const PROCESS = join(import.meta.dirname, 'compressor-process.mts');

interface Job {
  id: number;
  bytes: Uint8Array;
  effort: Effort;
  resolve: (compressed: { br: Buffer; gzip: Buffer }) => void;
  reject: (error: Error) => void;
}

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let count = 0;
const waiting: Job[] = [];
const underWay = new Map<number, Job>();

/**
 * Compresses in a process of lower priority, one after the other: a publication or an activation then takes a core that
 * is free, and never the thread pool that visitors' uploads and files wait for.
 *
 * @throws Error when the process ends, which the next call starts anew
 */
export function compress(bytes: Uint8Array, effort: Effort): Promise<{ br: Buffer; gzip: Buffer }> {
  return new Promise((resolve, reject) => {
    count += 1;
    waiting.push({ id: count, bytes, effort, resolve, reject });
    next();
  });
}

function next(): void {
  clearTimeout(idle);
  if (waiting.length === 0 && underWay.size === 0) {
    running?.channel?.unref();
    idle = setTimeout(() => running?.disconnect(), IDLE).unref();
    return;
  }
  running ??= start();
  running.channel?.ref();
  while (waiting.length > 0 && underWay.size < MOST_UNDER_WAY) {
    const { resolve, reject, ...message } = waiting.shift() as Job;
    underWay.set(message.id, { ...message, resolve, reject });
    running.send(message);
  }
}

function start(): ChildProcess {
  // Typed arrays as they are.
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  giveWay(child.pid);
  endFirst(child.pid);
  child.unref();
  child.on('message', ({ id, br, gzip }: Compressed & { id: number }) => {
    underWay.get(id)?.resolve({ br: copyOf(br), gzip: copyOf(gzip) });
    underWay.delete(id);
    next();
  });
  const ended = () => {
    if (running === child) running = undefined;
    const lost = [...underWay.values()];
    underWay.clear();
    for (const { reject } of lost) reject(new Error('the compressor ended'));
    if (waiting.length > 0) next();
  };
  child.once('disconnect', ended).on('error', ended);
  return child;
}

/** What comes is a view of the whole message, and would keep all of that in memory. */
function copyOf(view: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length);
  own.set(view);
  return own;
}
