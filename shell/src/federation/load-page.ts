import type { PageModule, PageRemote } from '@clandor/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';

/** Tells the Module Federation runtime where the remotes of this composition are. */
export function register(remotes: readonly PageRemote[], entryOf: (remote: PageRemote) => string): void {
  registerRemotes(
    remotes.map((remote) => ({
      name: remote.global,
      alias: remote.name,
      entry: entryOf(remote),
      entryGlobalName: remote.global,
      type: 'var',
    })),
  );
}

/**
 * The module of one page of one remote, loaded by the Module Federation runtime.
 *
 * @throws when the remote's script, or the page's, cannot be loaded or is not a page
 */
export async function loadPage(remote: PageRemote, page: string): Promise<PageModule> {
  const loaded = await loadRemote<Partial<PageModule>>(`${remote.global}/${page}`);
  if (typeof loaded?.default !== 'function' || !loaded.head) {
    throw new Error(`${remote.name} ${remote.version} exposes ./${page}, but it is no page`);
  }
  return loaded as PageModule;
}
