import type { PageModule, PageRelease } from '@clandor/contract';
import { pageModule } from '../page-module.ts';
import { addScript } from './add-script.ts';
import { type ShareScope, shareScope } from './share-scope.ts';

/** What a remote's entry leaves in the page: a container, by Module Federation's protocol. */
export interface Container {
  init(scope: ShareScope): void | Promise<void>;
  /** Resolves to what makes the module. */
  get(module: string): Promise<() => unknown>;
}

let scope: ShareScope | undefined;
const containers = new Map<string, Promise<Container>>();

/**
 * The module of one page of one release. Each release is a container of its own under a global of its own, so that two
 * releases of one remote can be in a page at once. What failed is asked for again the next time.
 *
 * @throws when the release's script, or the page's, cannot be loaded, is not what was released, or is not a page
 */
export async function loadPage(release: PageRelease, page: string): Promise<PageModule> {
  const { global } = release;
  const opened = containers.get(global) ?? open(release);
  containers.set(global, opened);
  opened.catch(() => containers.delete(global));
  const factory = await (await opened).get(`./${page}`);
  return pageModule(factory(), release, page);
}

async function open({ name, version, global, base, entry, integrity }: PageRelease): Promise<Container> {
  await addScript(`${base}${entry}`, integrity);
  const container = Reflect.get(globalThis, global) as Container | undefined;
  if (!container) throw new Error(`${name} ${version} threw, or left no container`);
  scope ??= shareScope(PROVIDED_VERSIONS);
  await container.init(scope);
  return container;
}
