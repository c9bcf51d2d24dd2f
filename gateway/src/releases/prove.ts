import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, PageSettings } from '@clandor/contract';
import { checkComposition, type Progress } from '../pages/check-composition.ts';
import { StorageError } from '../storage/index.ts';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Proves that a composition of published releases can be served: by rendering all of it, unless it rendered before,
 * when it was served or when the last of its releases was published. Then it is enough that all of its files are there.
 *
 * @returns how many pages were rendered for it
 * @throws ReleaseError with each page that does not render
 */
export async function prove(
  registry: Registry,
  composition: Composition,
  { page, progress }: { page: PageSettings; progress?: Progress | undefined },
): Promise<number> {
  const { id } = composition;
  if ((await registry.wasServed(id)) || (await registry.wasChecked(id, nameOf(page)))) {
    await refuseMissingFiles(registry, composition);
    return 0;
  }
  const { filesOf: folderOf } = registry;
  const pages = await checkComposition({ composition, page, folderOf, ...(progress ? { progress } : {}) });
  await rememberProven(registry, composition, page);
  return pages;
}

/** Remembers that a composition of releases that are all published rendered with these settings. */
export const rememberProven = (registry: Registry, composition: Composition, page: PageSettings): Promise<void> =>
  registry.rememberChecked(composition, nameOf(page));

/** Names the settings: a page that renders with one origin or flag may not with another. A flag not set is none. */
const nameOf = (page: PageSettings): string => {
  const said = Object.entries(page).filter(([, value]) => value !== undefined && value !== false);
  return createHash('sha256')
    .update(JSON.stringify(said.sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex')
    .slice(0, 12);
};

const refuseMissingFiles = async (registry: Registry, { shell, remotes }: Composition): Promise<void> => {
  await Promise.all(
    [shell, ...remotes].map(async ({ name, version, server }) => {
      const missing = () => new ReleaseError(`The files of ${name}@${version} are missing. Publish it again.`);
      try {
        await access(join(await registry.filesOf(name, version), server));
      } catch (error) {
        if (!(error instanceof StorageError) || error.missing) throw missing();
        throw new ReleaseError(`The files of ${name}@${version} cannot be had just now. ${error.message}. Try again.`);
      }
    }),
  );
};
