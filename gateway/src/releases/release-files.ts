import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { methodNotAllowed, notFound } from '../http/app-error.ts';
import { bestEncoding } from '../pages/best-encoding.ts';

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

/**
 * Serves the files of releases: immutable, so kept for a year, and compressed when they were published.
 *
 * @param folder holds `<name>/<version>/…`
 */
export const releaseFiles =
  (folder: string): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const path = ctx.path.slice(PREFIX.length);
    const type = TYPES[extname(path)];
    if (!PUBLIC.test(path) || !type) throw notFound();
    const found = await variant(ctx, join(folder, path));
    if (!found) throw notFound();
    // Only now: errors, and everything else of the site, stay with their own origin.
    ctx.set(FOR_ANY_ORIGIN);
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.set('X-Release', path.split('/', 2).join('@'));
    ctx.vary('Accept-Encoding');
    // A release's file never changes: its address and its encoding name its bytes.
    ctx.etag = `${path}${found.encoding ? `:${found.encoding}` : ''}`;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (found.encoding) ctx.set('Content-Encoding', found.encoding);
    if (ctx.method === 'GET') ctx.body = createReadStream(found.file);
    // After the body, which would set its own.
    ctx.type = type;
    ctx.length = found.bytes;
  };

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

async function variant(
  ctx: Context,
  file: string,
): Promise<{ file: string; bytes: number; encoding?: 'br' | 'gzip' } | null> {
  const encoding = bestEncoding(ctx, ['br', 'gzip']);
  if (encoding !== 'identity') {
    // Publishing makes both or, for what is compressed already, none.
    const compressed = file + SUFFIXES[encoding];
    const bytes = await sizeOf(compressed);
    if (bytes !== null) return { file: compressed, bytes, encoding };
  }
  const bytes = await sizeOf(file);
  return bytes === null ? null : { file, bytes };
}

async function sizeOf(file: string): Promise<number | null> {
  const status = await stat(file).catch(() => null);
  return status?.isFile() ? status.size : null;
}
