import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { whenDone } from '../stopping.ts';
import { answerOf } from './answer-of.ts';
import { startNginx } from './nginx.ts';

/** What a page has for its scripts' sake: they themselves (schema.org's data stays), and links that fetch them ahead. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_LINKS =
  /<link\b(?=[^>]*rel="(?:modulepreload|preload|prefetch)")(?=[^>]*(?:as="script"|modulepreload|\.js"))[^>]*>/g;

/** A page as it would be if the site had no scripts. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '').replace(SCRIPT_LINKS, '');

/**
 * The floor: the site's own pages without scripts, as files, with the very fonts and pictures of its releases.
 *
 * @param site origin of the running site
 * @param releases the absolute folder of its release files, compressed when they were published
 * @returns the origin of an nginx that serves them
 */
export async function startFloor(site: string, releases: string, paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-floor-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of paths) {
    const whole = (await answerOf(site + path, 'identity')).body;
    const compressed = (await answerOf(site + path, 'br')).body;
    const html = withoutScripts(whole.toString());
    const file = join(folder, path, 'index.html');
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotli(html, qualityOf(whole, compressed)));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return startNginx(`
  server {
    listen PORT;
    root ${folder};
    location /releases/ { alias ${releases}/; add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { try_files $uri/index.html =404; add_header Cache-Control no-cache; charset utf-8; }
  }`);
}

/** The quality with which the gateway compressed a page: the floor is compressed as well as the site, not better. */
function qualityOf(whole: Buffer, compressed: Buffer): number {
  const tried = Array.from({ length: constants.BROTLI_MAX_QUALITY + 1 }, (_, quality) => ({
    quality,
    differs: Math.abs(brotli(whole, quality).length - compressed.length),
  }));
  return tried.reduce((best, each) => (each.differs < best.differs ? each : best)).quality;
}

const brotli = (text: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
