import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runWebpack, writeExtras } from '@clandor/build';
import { type Build, buildSchema, RELEASABLE_NAMES, REMOTE_NAMES, type ReleaseRoute } from '@clandor/contract';
import type { StatsCompilation } from 'webpack';
import { ROOT } from '../releases/house.ts';
import { filesBelow } from '../sites/files-below.ts';
import { PAGES_NAME, refuseFederation, singleConfigurations } from './configuration.ts';

const FOLDER = join(ROOT, 'bench/dist/single');
/** Written last: what stands there is whole. */
const STAMP = join(FOLDER, 'inputs');

/**
 * Builds the control: the same shell and the same pages as one webpack build, pages split off by `import()`. What it
 * makes is laid out as two releases, so that the same gateway serves it: the shell, and one remote with all pages.
 *
 * @param options `afresh`: also where what stands there is of the same inputs
 * @returns the absolute folder that holds `shell/` and `mf-site/`
 * @throws when the releases of the working tree are not built, or webpack fails
 */
export async function buildSingle({ afresh = false } = {}): Promise<string> {
  const inputs = inputsOf();
  if (!afresh && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const routes = REMOTE_NAMES.flatMap((remote) =>
    releaseOf(remote).routes.map((route) => ({ ...route, remote: remote as string })),
  );
  const loader = join(FOLDER, 'load-page.js');
  writeFileSync(loader, loaderFor(routes));
  const output = join(FOLDER, 'built');
  const server = join(import.meta.dirname, 'server.ts');
  const stats = await runWebpack(await singleConfigurations({ loader, server, output }));
  const web = stats.stats.find(({ compilation }) => compilation.name === 'web');
  if (!web) throw new Error('the browser build left no stats');
  const described = web.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 1e6,
    chunkGroups: true,
  });
  refuseFederation(described);
  await writeExtras(join(ROOT, 'shell'), output);
  layOut(output, routes, described);
  rmSync(output, { recursive: true });
  writeFileSync(STAMP, inputs);
  return FOLDER;
}

/** What the build is of: the builds of all releases, which are named by their inputs, and how it is made. */
function inputsOf(): string {
  const own = ['configuration.ts', 'build-single.ts', 'server.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  );
  const builds = RELEASABLE_NAMES.map((name) => `${name} ${releaseOf(name).build}`);
  return [...builds, createHash('sha256').update(own.join('\n')).digest('hex')].join('\n');
}

const releaseOf = (name: string): Build =>
  buildSchema.parse(JSON.parse(readFileSync(join(ROOT, name, 'dist/release.json'), 'utf8')));

/** The module in place of the shell's federation: the same two functions, and a table of imports. */
function loaderFor(routes: readonly (ReleaseRoute & { remote: string })[]): string {
  const pages = new Map<string, string>();
  for (const { page, remote } of routes) {
    const [folder, variant] = page.split('/');
    const module = join(ROOT, remote, `src/pages/${folder}/page.tsx`) + (variant ? `?${variant}` : '');
    if ((pages.get(page) ?? module) !== module) throw new Error(`two remotes have a page ${page}`);
    pages.set(page, module);
  }
  const entries = [...pages].map(
    ([page, module]) =>
      `  ${JSON.stringify(page)}: () => import(/* webpackChunkName: ${JSON.stringify(page)} */ ${JSON.stringify(module)}),`,
  );
  return `const pages = {\n${entries.join('\n')}\n};\nexport const register = () => {};\nexport const loadPage = (release, page) => pages[page]();\n`;
}

function layOut(output: string, routes: readonly ReleaseRoute[], web: StatsCompilation): void {
  const isShell = (file: string) => /^(server\/|web\/((shell|start)\.js|fonts\/|site\/))/.test(file);
  const files = filesBelow(output);
  for (const file of files) copy(join(output, file), join(FOLDER, isShell(file) ? 'shell' : PAGES_NAME, file));
  // What a remote must have, and this one does not need.
  for (const file of ['web/no-entry.js', 'server/no-entry.js']) write(join(FOLDER, PAGES_NAME, file), '');
  const filesOf = (page: string) =>
    (web.namedChunkGroups?.[page]?.assets ?? [])
      .map(({ name }) => `web/${name}`)
      .filter((name) => name.endsWith('.js'));
  describe('shell', { ...releaseOf('shell'), routes: [] });
  describe(PAGES_NAME, {
    ...releaseOf('mf-marketing'),
    entry: ['web/no-entry.js'],
    server: 'server/no-entry.js',
    routes: routes.map((route) => ({ ...route, files: filesOf(route.page) })),
    shared: {},
  });
}

/** Without what only releases of a remote of their own have: shared modules of the shell are in the pages' own files. */
function describe(name: string, { budget: _, feed: __, late: ___, ...build }: Build): void {
  const folder = join(FOLDER, name);
  const files = filesBelow(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, bytes: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  });
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const described = buildSchema.parse({ ...build, build: id, global: `${name.replaceAll('-', '_')}_${id}`, files });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(described, null, 2));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
