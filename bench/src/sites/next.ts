import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASABLE_NAMES } from '@clandor/contract';
import { readArticles } from '../../../mf-editorial/src/build/read-articles.ts';
import { withPictures } from '../../../mf-editorial/src/build/with-pictures.ts';
import { articlePageData } from '../../../mf-editorial/src/content/article-page.ts';
import { ROOT } from '../releases/house.ts';
import { whenDone } from '../stopping.ts';
import { answerOf } from './answer-of.ts';
import { filesBelow } from './files-below.ts';
import { headOf, lookOf } from './head-of.ts';
import { installed } from './install.ts';
import { answers, freePort } from './nginx.ts';

const CONTENT = join(ROOT, 'bench/dist/next-content');
const STAMP = join(CONTENT, 'inputs');
/** It speaks to nobody. */
const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/**
 * Builds the Next.js application of the house's components and starts it as `next start` does; stopped with the rest.
 *
 * @param site origin of the running site, whose pages say what heads say
 * @returns its origin
 */
export async function startNext(site: string): Promise<string> {
  const folder = installed('next');
  const next = join(folder, 'node_modules/next/dist/bin/next');
  await layContent(site, folder);
  const inputs = inputsOf(folder);
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== inputs) {
    rmSync(STAMP, { force: true });
    console.error('next build');
    execFileSync('node', [next, 'build'], { cwd: folder, env: ENV, stdio: ['ignore', process.stderr, process.stderr] });
    writeFileSync(STAMP, inputs);
  }
  const port = await freePort();
  const server = spawn('node', [next, 'start', '--port', String(port)], {
    cwd: folder,
    env: ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  whenDone(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  });
  const origin = `http://localhost:${port}`;
  await answers(origin, () => server.exitCode !== null);
  return origin;
}

/** The articles as data, what heads say, and the very fonts and pictures of the releases. */
async function layContent(site: string, folder: string): Promise<void> {
  // Whose addresses count: one that is not listed is another's for search engines.
  const articles = (await withPictures(readArticles())).filter(({ listed }) => listed);
  const slugs = articles.map(({ slug }) => slug);
  const heads: Record<string, unknown> = {};
  for (const path of ['/', ...slugs.map((slug) => `/editorial/${slug}`)]) {
    heads[path] = headOf((await answerOf(site + path, 'identity')).body.toString());
  }
  const { fonts, color } = lookOf((await answerOf(`${site}/`, 'identity')).body.toString());
  write('heads', heads);
  write('look', { color, fonts: fonts.map((file) => `/house/web/${file}`) });
  write('articles', Object.fromEntries(slugs.map((slug) => [slug, articlePageData(slug, articles)])));
  const house = join(folder, 'public/house/web');
  rmSync(house, { recursive: true, force: true });
  for (const part of ['shell', 'mf-marketing', 'mf-editorial']) {
    for (const kind of ['fonts', 'site', 'pictures']) {
      const from = join(ROOT, part, 'dist/web', kind);
      if (existsSync(from)) cpSync(from, join(house, kind), { recursive: true });
    }
  }
}

function write(name: string, content: unknown): void {
  mkdirSync(CONTENT, { recursive: true });
  writeFileSync(join(CONTENT, `${name}.json`), JSON.stringify(content));
}

/** What the build is of: the releases' builds stand for the sources of the house's components. */
function inputsOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of RELEASABLE_NAMES) hash.update(readFileSync(join(ROOT, name, 'dist/release.json')));
  for (const below of [join(folder, 'app'), join(folder, 'house')]) {
    for (const file of filesBelow(below)) hash.update(file).update(readFileSync(join(below, file)));
  }
  for (const file of ['next.config.mjs', 'package-lock.json']) hash.update(readFileSync(join(folder, file)));
  for (const name of ['heads', 'look', 'articles']) hash.update(readFileSync(join(CONTENT, `${name}.json`)));
  return hash.digest('hex');
}
