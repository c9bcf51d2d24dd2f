import type { PageModule, PageRelease } from '@clandor/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';

/**
 * Tells the Module Federation runtime where releases of remotes are. Each has a global of its own, so that two releases
 * of one remote can be known to a page at once.
 */
export function register<Release extends PageRelease>(
  releases: readonly Release[],
  entryOf: (release: Release) => string,
): void {
  registerRemotes(
    releases.map((release) => ({
      name: release.global,
      entry: entryOf(release),
      entryGlobalName: release.global,
      type: 'var',
    })),
  );
}

/**
 * The module of one page of one release, loaded by the Module Federation runtime.
 *
 * @throws when the release's script, or the page's, cannot be loaded or is not a page
 */
export async function loadPage(release: PageRelease, page: string): Promise<PageModule> {
  const loaded = await loadRemote<Partial<PageModule>>(`${release.global}/${page}`);
  if (typeof loaded?.default !== 'function' || !loaded.head) {
    throw new Error(`${release.name} ${release.version} exposes ./${page}, but it is no page`);
  }
  return loaded as PageModule;
}
