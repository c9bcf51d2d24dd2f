import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { HOT_VERSION } from '../parts/hot-part.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const LOCAL = new RegExp(`^/releases/(?<name>[a-z0-9-]+)/${HOT_VERSION.replaceAll('.', '\\.')}/(?<path>web/[^?]+)`);

/**
 * Answers with a browser's file of a part that is not a release: one that is compiled here.
 *
 * @param folderOf the absolute folder of such a part
 * @returns false for an address that is none of theirs
 */
export async function sendLocalFile(
  url: string,
  folderOf: (name: string) => string | undefined,
  response: ServerResponse,
): Promise<boolean> {
  const { name = '', path = '' } = LOCAL.exec(url)?.groups ?? {};
  const folder = folderOf(name);
  if (!folder) return false;
  await sendFile(join(folder, normalize(`/${decodeURIComponent(path)}`)), response);
  return true;
}

/** Never kept by the browser: what it is changes under its name. */
export async function sendFile(file: string, response: ServerResponse): Promise<void> {
  const body = await readFile(file).catch(() => null);
  if (body === null) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
