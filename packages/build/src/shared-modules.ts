import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The modules of which a page holds one copy: the shell brings them, remotes only ask for them.
 * What only draws (`ui`) is not among them: each remote bundles the few parts it uses (docs/decisions).
 */
const SHARED_REQUESTS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@clandor/platform',
  '@clandor/platform/query',
] as const;

/** Those that come only with the pages that take them, and the chunk of the shell that holds each (web/share-scope.ts). */
export const LATE_CHUNKS: Readonly<Record<string, string>> = { '@clandor/platform/query': 'query' };

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/** What the shell provides; in the renderer, all of it at once. Versions are those that `packageDir` resolves. */
export const providedModules = (packageDir: string): Record<string, SharedModule> =>
  sharedModules(packageDir, { eager: true });

/** Name and version of what the shell provides. */
export const providedVersions = (packageDir: string): Record<string, string> =>
  Object.fromEntries(Object.entries(providedModules(packageDir)).map(([name, { version }]) => [name, version]));

/** What a remote consumes and never ships. */
export const consumedModules = (packageDir: string): Record<string, SharedModule> =>
  sharedModules(packageDir, { import: false });

/** Name and range, for release.json. */
export const sharedRanges = (packageDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(consumedModules(packageDir)).map(([request, { requiredVersion }]) => [request, requiredVersion]),
  );

function sharedModules(packageDir: string, how: { eager: true } | { import: false }): Record<string, SharedModule> {
  const require = createRequire(join(packageDir, 'package.json'));
  return Object.fromEntries(
    SHARED_REQUESTS.map((request) => {
      const version = installedVersion(require, packageOf(request));
      return [request, { singleton: true, version, requiredVersion: `^${version}`, ...how }];
    }),
  );
}

/** `@emotion/react/jsx-runtime` belongs to `@emotion/react`. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Read from disk beside the resolved entry: not every package exports its package.json. */
function installedVersion(require: NodeJS.Require, name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return (JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      // not in this node_modules; the next one up
    }
  }
  throw new Error(`${name} is not installed`);
}
