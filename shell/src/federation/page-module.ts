import type { PageModule, PageRelease } from '@clandor/contract';

/**
 * What a remote's container gave for a page, as the page that it must be.
 *
 * @throws when it has no component or no head
 */
export function pageModule(loaded: unknown, { name, version }: PageRelease, page: string): PageModule {
  const { default: component, head } = (loaded ?? {}) as Partial<PageModule>;
  if (typeof component === 'function' && head) return loaded as PageModule;
  throw new Error(`${name} ${version} exposes ./${page}, but it is no page`);
}
