import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Build, buildSchema, CONTRACT_VERSION } from '@clandor/contract';
import { integrity } from '../chunk-integrity-plugin.ts';
import { globalName, outputPath } from '../configuration.ts';
import { remoteFeed } from '../feed.ts';
import { preloadedFonts } from '../fonts.ts';
import { remoteRoutes } from '../routes.ts';
import { sharedRanges } from '../shared-modules.ts';

/**
 * What a hot build says of itself, as release.json would: its entry with the hash that it has now, so that the page
 * checks that script as it checks a release's. Its other files change under the page and are not listed.
 *
 * @param entry the browser's first script, below the build's folder
 */
export async function describeHot(packageDir: string, entry: string): Promise<Build> {
  const isShell = basename(packageDir) === 'shell';
  const bytes = readFileSync(join(outputPath(packageDir, 'hot'), entry));
  return buildSchema.parse({
    contract: CONTRACT_VERSION,
    build: '000000000000',
    mode: 'development',
    commit: null,
    global: globalName(packageDir, 'hot'),
    entry: [entry],
    server: isShell ? 'server/shell.js' : 'server/remoteEntry.js',
    preload: isShell ? [...preloadedFonts].map((file) => `web/fonts/${file}`) : [],
    routes: isShell ? [] : (await remoteRoutes(packageDir)).map((route) => ({ ...route, files: [] })),
    ...(isShell ? {} : await remoteFeed(packageDir)),
    shared: sharedRanges(packageDir),
    files: [{ path: entry, bytes: bytes.length, integrity: integrity(bytes) }],
  });
}
