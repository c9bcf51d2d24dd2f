import type { PageComposition, PageHead, PageModule, PageParams } from '@clandor/contract';
import { splitLanguage } from '@clandor/platform/host';
import { notFoundHead } from '../pages/not-found/not-found-page.tsx';
import { matchPage } from '../site/match.ts';
import type { PageStore } from '../site/page-store.ts';

/** The club's name, as it stands in titles (design.md, reading 1). */
export const CLUB_NAME = 'Clandor';

/** What the document's head says, complete. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Absolute; null for a page that search engines are not to keep. */
  canonical: string | null;
}

/** The head of the page at a path. The page itself must be loaded; one that failed says no more than the club's name. */
export function documentHead(composition: PageComposition, pages: PageStore, pathname: string): DocumentHead {
  const match = matchPage(composition, pathname);
  const state = match && pages.get({ remote: match.remote, page: match.route.page });
  const head = match === null ? notFoundHead : state && 'module' in state ? headOf(state.module, match.params) : null;
  const { path } = splitLanguage(pathname);
  const canonical = head?.canonical ?? (path === '' ? '/' : path);
  return {
    title: head ? titled(head.title) : CLUB_NAME,
    description: head?.description ?? '',
    canonical: head?.noindex ? null : `${composition.origin}${canonical}`,
  };
}

const headOf = (module: PageModule, params: PageParams): PageHead =>
  typeof module.head === 'function' ? module.head(params) : module.head;

const titled = (title: string): string => (title.includes(CLUB_NAME) ? title : `${title} · ${CLUB_NAME}`);
