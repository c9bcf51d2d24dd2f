import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteRoute, remoteRouteSchema } from '@clandor/contract';
import type { z } from 'zod';

/**
 * The routes that a remote declares in `src/routes.ts`, checked.
 * The file is run by Node itself, here and nowhere else, so it may read the remote's own content from disk.
 *
 * @throws with the remote's name and every mistake
 */
export async function remoteRoutes(packageDir: string): Promise<z.output<typeof remoteRouteSchema>[]> {
  const file = join(packageDir, 'src/routes.ts');
  const { routes } = (await import(pathToFileURL(file).href)) as { routes?: RemoteRoute[] };
  if (!Array.isArray(routes)) throw new Error(`${file} exports no list named routes`);
  return routes.map((route) => {
    const parsed = remoteRouteSchema.parse(route);
    const page = join(packageDir, 'src/pages', folderOf(parsed.page), 'page.tsx');
    if (!existsSync(page))
      throw new Error(`${file}: the route ${parsed.path} names the page ${parsed.page}, but ${page} is not there`);
    return parsed;
  });
}

/** The folder of a page, without its variant. */
export const folderOf = (page: string): string => page.split('/')[0] ?? page;

/** What is built for a page, below the package: its module, asked for its variant if it has one. */
export function moduleOf(page: string): string {
  const [folder, variant] = page.split('/');
  return `./src/pages/${folder}/page.tsx${variant ? `?${variant}` : ''}`;
}
