import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, REMOTE_NAMES } from '@clandor/contract';
import { ROOT } from './sites.ts';

/** Every address that the remotes of the working tree render ahead, from their builds: a new page is tested by being there. */
export const PAGES: readonly { path: string; remote: string }[] = REMOTE_NAMES.flatMap((remote) => {
  const { routes } = buildSchema.parse(JSON.parse(readFileSync(join(ROOT, remote, 'dist/release.json'), 'utf8')));
  return routes.flatMap(({ paths }) => paths.map((path) => ({ path, remote })));
});

/** One address of each page component: enough where a check is about the component. */
export const KINDS: readonly { path: string; remote: string }[] = REMOTE_NAMES.flatMap((remote) => {
  const { routes } = buildSchema.parse(JSON.parse(readFileSync(join(ROOT, remote, 'dist/release.json'), 'utf8')));
  const first = new Map<string, string>();
  for (const { page, paths } of routes) {
    const [folder = page] = page.split('/');
    if (paths[0] && !first.has(folder)) first.set(folder, paths[0]);
  }
  return [...first.values()].map((path) => ({ path, remote }));
});
