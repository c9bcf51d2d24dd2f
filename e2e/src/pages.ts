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
  return routes.flatMap(({ paths: [path] }) => (path ? [{ path, remote }] : []));
});
