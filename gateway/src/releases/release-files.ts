import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { releasableNameSchema } from '@clandor/contract';
import type { Middleware } from 'koa';
import { AppError, methodNotAllowed, notFound } from '../http/app-error.ts';
import { bestEncoding, type Encoding } from '../http/best-encoding.ts';
import { readyAnswer, sendReady } from '../http/ready-answer.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { StorageError } from '../storage/index.ts';
import { type FileMemory, isKept } from './file-memory.ts';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';

const PREFIX = '/releases/';
/** What browsers may fetch of a release: never its server files. */
const PUBLIC = /^(?:shell|mf-[a-z0-9-]+)\/\d+\.\d+\.\d+\/(?:release\.json|web\/(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Other sites may load a page of ours (docs/embedding.md): what is public of a release is so to every origin, without
 * credentials. Script tags and pictures ask for the second header, the manifest and integrity for the first.
 */
const FOR_ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export interface ReleaseFilesOptions {
  registry: Pick<Registry, 'folder' | 'files' | 'filesOf'>;
  /** The public origin. */
  origin: string;
  /** Keeps what is asked for often. */
  memory: FileMemory;
}

/** Serves the files of releases: immutable, so kept for a year, and compressed when they were published. */
export function releaseFiles({ registry, origin, memory }: ReleaseFilesOptions): Middleware {
  // Only for what is found: errors, and everything else of the site, stay with their own origin.
  const onAll = { ...securityHeadersFor(origin), ...FOR_ANY_ORIGIN };
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const path = ctx.path.slice(PREFIX.length);
    const type = TYPES[extname(path)];
    if (!PUBLIC.test(path) || !type) throw notFound();
    const wanted = bestEncoding(ctx);
    const known = memory.get(ctx.path, wanted);
    if (known) return sendReady(ctx, known);
    const file = join(registry.folder, path);
    const found = (await variant(file, wanted)) ?? ((await isBrought(registry, path)) && (await variant(file, wanted)));
    if (!found) throw notFound();
    const { file: sent, bytes, encoding } = found;
    const kept = isKept(bytes);
    const answer = readyAnswer({
      status: 200,
      // A release's file never changes: its address and its encoding name its bytes.
      etag: path,
      encoding,
      headers: {
        ...onAll,
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Release': path.split('/', 2).join('@'),
      },
      ...(kept ? { body: await readFile(sent) } : { length: bytes }),
    });
    if (kept) memory.set(ctx.path, wanted, answer);
    sendReady(ctx, answer, kept ? undefined : () => createReadStream(sent));
  };
}

/** Whether the release was elsewhere and is here now: with a bucket, until somebody first asks for it. */
async function isBrought({ files, filesOf }: ReleaseFilesOptions['registry'], path: string): Promise<boolean> {
  if (!files.elsewhere) return false;
  const [name, version = ''] = path.split('/', 2);
  try {
    await filesOf(releasableNameSchema.parse(name), version);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError || (error instanceof StorageError && error.missing)) return false;
    throw new AppError({
      status: 503,
      code: 'storage-away',
      message: 'This file cannot be reached just now. Please try again in a minute.',
      headers: { 'Retry-After': '60' },
      cause: error,
    });
  }
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

async function variant(
  file: string,
  wanted: Encoding,
): Promise<{ file: string; bytes: number; encoding: Encoding } | null> {
  if (wanted !== 'identity') {
    // Publishing makes both or, for what is compressed already, none.
    const compressed = file + SUFFIXES[wanted];
    const bytes = await sizeOf(compressed);
    if (bytes !== null) return { file: compressed, bytes, encoding: wanted };
  }
  const bytes = await sizeOf(file);
  return bytes === null ? null : { file, bytes, encoding: 'identity' };
}

async function sizeOf(file: string): Promise<number | null> {
  const status = await stat(file).catch(() => null);
  return status?.isFile() ? status.size : null;
}
