import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An entry of npm's lockfile (version 3), as far as it is read here. */
interface LockEntry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Of what a package only needs for its development, this alone shapes what is built. */
const BUILD_TOOL = '@clandor/build';

interface Closure {
  /** Absolute folder of the lockfile. */
  root: string;
  /** Folders of the package and of the workspace packages that it depends on, below root, sorted. */
  workspaces: string[];
  /** `path@version` of everything else that it depends on, sorted. */
  locked: string[];
}

/**
 * Everything that a workspace package depends on, however far, as the lockfile has it.
 *
 * @throws when no lockfile lies above the package
 */
export function dependencyClosure(packageDir: string): Closure {
  const root = workspaceRoot(packageDir);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const workspaces = new Set<string>();
  const locked = new Set<string>();
  const visited = new Set<string>();

  const visit = (path: string) => {
    const entry = lock.packages[path];
    if (!entry || visited.has(path)) return;
    visited.add(path);
    if (entry.link && entry.resolved) visit(entry.resolved);
    else if (path.includes('node_modules/')) locked.add(`${path}@${entry.version}`);
    else workspaces.add(path);
    for (const name of namesIn(entry)) {
      const found = resolve(lock.packages, path, name);
      if (found) visit(found);
    }
  };
  visit(relative(root, realpathSync(packageDir)));
  return { root, workspaces: [...workspaces].sort(), locked: [...locked].sort() };
}

function namesIn({ dependencies, devDependencies, optionalDependencies, peerDependencies }: LockEntry): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return devDependencies && BUILD_TOOL in devDependencies ? [...names, BUILD_TOOL] : names;
}

/** Node's own rule: the nearest node_modules on the way up. */
function resolve(packages: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '.' || folder === '') return undefined;
  }
}

function workspaceRoot(from: string): string {
  for (let folder = realpathSync(from); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  }
  throw new Error(`${from} lies in no workspace: there is no package-lock.json above it`);
}
