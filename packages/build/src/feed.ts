import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feedSchema, type ReleaseFeed } from '@clandor/contract';

/**
 * The feed that a remote declares in `src/feed.ts`, checked; nothing where it declares none.
 * Like `src/routes.ts` the file is run by Node itself, here and nowhere else.
 *
 * @throws with every mistake
 */
export async function remoteFeed(packageDir: string): Promise<{ feed?: ReleaseFeed }> {
  const file = join(packageDir, 'src/feed.ts');
  if (!existsSync(file)) return {};
  const { feed } = (await import(pathToFileURL(file).href)) as { feed?: unknown };
  return { feed: feedSchema.parse(feed) };
}
