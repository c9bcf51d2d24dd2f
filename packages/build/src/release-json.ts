import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Build, buildSchema, CONTRACT_VERSION } from '@clandor/contract';
import type { StatsCompilation } from 'webpack';
import { budgetOf } from './budget.ts';
import { buildId } from './build-id.ts';
import { integrity } from './chunk-integrity-plugin.ts';
import { globalName, type Mode, outputFolder } from './configuration.ts';
import { remoteFeed } from './feed.ts';
import { preloadedFonts } from './fonts.ts';
import { remoteRoutes } from './routes.ts';
import { sharedRanges } from './shared-modules.ts';

/**
 * What the build says of itself, ready to be written beside its files.
 *
 * @param web the browser build's stats, with `chunkGroups`
 * @throws when a page has no chunk of its own in the build
 */
export async function describeBuild(packageDir: string, mode: Mode, web: StatsCompilation): Promise<Build> {
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
    routes: routes.map((route) => ({ ...route, files: scriptsOf(web, route.page) })),
    ...(isShell ? {} : await remoteFeed(packageDir)),
    shared: sharedRanges(packageDir),
    ...(await budgetOf(packageDir, mode)),
    files,
  });
}

function scriptsOf(web: StatsCompilation, page: string): string[] {
  const group = web.namedChunkGroups?.[page];
  if (!group) throw new Error(`the build has no chunk for the page ${page}`);
  return (group.assets ?? []).map(({ name }) => `web/${name}`).filter((path) => path.endsWith('.js'));
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
