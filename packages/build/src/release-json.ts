import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Build, buildSchema, CONTRACT_VERSION } from '@clandor/contract';
import type { Compilation, Stats, StatsCompilation } from 'webpack';
import { budgetOf } from './budget.ts';
import { buildId } from './build-id.ts';
import { integrity } from './chunk-integrity-plugin.ts';
import { globalName, type Mode, outputFolder } from './configuration.ts';
import { remoteFeed } from './feed.ts';
import { preloadedFonts } from './fonts.ts';
import { remoteRoutes } from './routes.ts';
import { LATE_CHUNKS, sharedRanges } from './shared-modules.ts';

/**
 * What the build says of itself, ready to be written beside its files.
 *
 * @param web the browser build's stats
 * @throws when a page has no chunk of its own in the build
 */
export async function describeBuild(packageDir: string, mode: Mode, web: Stats): Promise<Build> {
  const described = web.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false });
  const isShell = basename(packageDir) === 'shell';
  const folder = join(packageDir, outputFolder(mode));
  const entry = isShell ? ['web/start.js', 'web/shell.js'] : ['web/remoteEntry.js'];
  const routes = isShell ? [] : await remoteRoutes(packageDir);
  const files = filesOf(folder);
  return buildSchema.parse({
    contract: CONTRACT_VERSION,
    build: buildId(packageDir, mode),
    mode,
    commit: commit(packageDir),
    global: globalName(packageDir, mode),
    entry,
    server: isShell ? 'server/shell.js' : 'server/remoteEntry.js',
    preload: files.map(({ path }) => path).filter((path) => isShell && preloadedFonts.has(basename(path))),
    routes: routes.map((route) => ({
      ...route,
      files: scriptsOf(described, route.page),
      shared: sharedBy(web.compilation, route.page),
    })),
    ...(isShell ? {} : await remoteFeed(packageDir)),
    shared: sharedRanges(packageDir),
    ...(isShell
      ? {
          late: Object.fromEntries(
            Object.entries(LATE_CHUNKS).map(([name, chunk]) => [name, scriptsOf(described, chunk)]),
          ),
        }
      : {}),
    ...(await budgetOf(packageDir, mode)),
    files,
  });
}

function scriptsOf(web: StatsCompilation, chunk: string): string[] {
  const group = web.namedChunkGroups?.[chunk];
  if (!group) throw new Error(`the build has no chunk ${chunk}`);
  return (group.assets ?? []).map(({ name }) => `web/${name}`).filter((path) => path.endsWith('.js'));
}

/** Which shared modules a page's own chunks take: Module Federation puts one module into them for each. */
function sharedBy({ namedChunkGroups, chunkGraph }: Compilation, page: string): string[] {
  const modules = [...(namedChunkGroups.get(page)?.chunks ?? [])].flatMap((chunk) => [
    ...chunkGraph.getChunkModules(chunk),
  ]);
  const taken = modules.flatMap((module) => {
    const [kind, , name] = module.identifier().split('|');
    return kind === 'consume-shared-module' && name ? [name] : [];
  });
  return [...new Set(taken)].sort();
}

function filesOf(folder: string): Build['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name !== 'release.json')
    .map((each) => join(each.parentPath, each.name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(file);
      return { path: relative(folder, file), bytes: bytes.length, integrity: integrity(bytes) };
    });
}

/** Null outside a git checkout: a release may be built from an archive. */
function commit(packageDir: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: packageDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
