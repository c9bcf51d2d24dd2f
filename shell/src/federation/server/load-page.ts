import type { PageModule, PageRelease } from '@clandor/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
// The runtime shares only what some module of the shell imports, and no other does.
import '@clandor/platform/query';
import { pageModule } from '../page-module.ts';

/** Tells the Module Federation runtime of the renderer where releases of remotes are. */
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
  return pageModule(await loadRemote(`${release.global}/${page}`), release, page);
}
