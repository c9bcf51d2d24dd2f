import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../http/app-error.ts';
import { EXIT, PIXEL_LIMIT, PROCESSES, TIME_LIMIT } from './limits.ts';
import { slots } from './slots.ts';

const PROCESS = join(import.meta.dirname, 'photo-process.mts');
const REPOSITORY = resolve(import.meta.dirname, '../../../..');
/** It may read its own code and libraries, and nothing else (Node's permission model). */
const FLAGS = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${join(REPOSITORY, 'node_modules')}`,
  `--allow-fs-read=${import.meta.dirname}`,
  `--allow-fs-read=${join(REPOSITORY, 'gateway/package.json')}`,
  '--max-old-space-size=64',
  '--no-warnings',
];

const places = slots(PROCESSES);

/**
 * A photo as it may be kept: decoded and encoded again in a process of its own, upright, without its metadata; a JPEG
 * stays a JPEG, a PNG a PNG. What is hidden behind or inside a photo does not come through.
 *
 * @param input the photo's bytes
 * @param type `image/jpeg` or `image/png`, by content
 * @throws AppError 422 for what cannot be read or is too large to be; nothing of it is then to be kept
 */
export async function* cleanPhoto(
  input: Readable,
  type: string,
  { timeLimit = TIME_LIMIT }: { timeLimit?: number } = {},
): AsyncGenerator<Buffer> {
  await places.take();
  const child = spawn(process.execPath, [...FLAGS, PROCESS, type], { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  // A process that ends early closes its input; its exit status says why.
  const fed = pipeline(input, child.stdin).catch((error: unknown) => error);
  try {
    yield* child.stdout;
    const [status] = await ended;
    if (status !== 0) throw failure(status);
    const broken = await fed;
    if (broken) throw broken;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    places.give();
  }
}

function failure(status: number | null): AppError {
  const [code, message] =
    status === EXIT.tooManyPixels
      ? [
          'photo-too-many-pixels',
          `This photo is larger than ${PIXEL_LIMIT / 1e6} megapixels. Please choose a smaller one`,
        ]
      : ['photo-unreadable', 'This photo cannot be read. Please choose another'];
  return new AppError({ status: 422, code, message: `${message}.`, issues: [{ field: 'files', message }] });
}
