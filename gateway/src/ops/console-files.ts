import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { CONSOLE_POLICY } from '@clandor/contract/console-policy';
import type { Middleware } from 'koa';
import { AppError, methodNotAllowed } from '../http/app-error.ts';

/** The console as `npm run build -w @clandor/console` leaves it. */
const BUILT = resolve(import.meta.dirname, '../../../packages/console/dist');
const ASSETS = '/ops/assets/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the console: one document for all of its addresses, and its files, which are named by their content. Read once:
 * they come with the gateway.
 */
export function consoleFiles(folder: string = BUILT): Middleware {
  const files = new Map(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [relative(folder, file), readFileSync(file)] as const)
      : [],
  );
  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const isAsset = ctx.path.startsWith(ASSETS);
    const name = isAsset ? ctx.path.slice('/ops/'.length) : 'index.html';
    const bytes = files.get(name) ?? (isAsset ? files.get(ctx.path.slice(ASSETS.length)) : undefined);
    if (!bytes) throw isAsset ? noFile() : notBuilt();
    ctx.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store');
    if (!isAsset) ctx.set('Content-Security-Policy', CONSOLE_POLICY);
    ctx.body = bytes;
    ctx.type = isAsset ? (TYPES[extname(name)] ?? 'application/octet-stream') : 'text/html; charset=utf-8';
  };
}

const noFile = (): AppError =>
  new AppError({ status: 404, code: 'not-found', message: 'There is nothing at this address.' });
const notBuilt = (): AppError =>
  new AppError({
    status: 503,
    code: 'console-not-built',
    message:
      'The console is not built here. `npm run build -w @clandor/console` builds it; the release command works without it.',
  });
