import type { PageComposition, PageHead, PageModule, PageParams, PageRelease, StructuredData } from '@clandor/contract';
import { feedAddresses } from '@clandor/contract/feed-addresses';
import { splitLanguage } from '@clandor/platform/host';
import { notFoundHead } from '../pages/not-found/not-found-page.tsx';
import { failedHead } from '../pages/remote/remote-failed.tsx';
import { matchPage } from '../site/match.ts';
import type { PageStore } from '../site/page-store.ts';
import { houseStructuredData } from './structured-data.ts';

/** The club's name, as it stands in titles (design.md, reading 1). */
export const CLUB_NAME = 'Clandor';

/** The picture of a link preview; every one has this size (packages/imagery, `CARD`). */
export interface SocialPicture {
  url: string;
  alt: string;
  width: 1200;
  height: 630;
}

/** What the document's head says, complete. */
export interface DocumentHead {
  title: string;
  /** Empty where nothing is known of the page. */
  description: string;
  /** Absolute; null for a page that search engines are not to keep. */
  canonical: string | null;
  picture: SocialPicture;
  /** Absolute addresses of what readers may subscribe to; null for most pages. */
  feed: { rss: string; atom: string } | null;
  /** Objects of schema.org. */
  structuredData: readonly StructuredData[];
}

/** The head of the page at a path. The page itself must be loaded, or have failed. */
export function documentHead(composition: PageComposition, pages: PageStore, pathname: string): DocumentHead {
  const match = matchPage(composition, pathname);
  const state = match && pages.get({ remote: match.remote, page: match.route.page });
  if (match === null) return complete(composition, null, notFoundHead, pathname);
  if (!state) return bareHead(composition);
  if ('error' in state) return complete(composition, null, failedHead, pathname);
  return complete(composition, state.release, headOf(state.module, match.params), pathname);
}

/** The head of a document of which no more is known than whose it is. */
export const bareHead = (composition: PageComposition): DocumentHead => ({
  title: CLUB_NAME,
  description: '',
  canonical: null,
  picture: socialPicture(composition, null),
  feed: null,
  structuredData: [],
});

function complete(
  composition: PageComposition,
  release: PageRelease | null,
  head: PageHead,
  pathname: string,
): DocumentHead {
  const canonical = head.canonical ?? (splitLanguage(pathname).path || '/');
  return {
    title: titled(head.title),
    description: head.description,
    canonical: head.noindex ? null : `${composition.origin}${canonical}`,
    picture: socialPicture(composition, release, head),
    feed: head.feed ? feedAddresses(`${composition.origin}${head.feed}`) : null,
    structuredData: head.noindex
      ? []
      : [...houseStructuredData(composition, head, canonical), ...(head.structuredData ?? [])],
  };
}

function socialPicture(
  { origin, shell }: PageComposition,
  release: PageRelease | null,
  head?: PageHead,
): SocialPicture {
  const own = release &&
    head?.picture && { file: `${release.base}web/pictures/${head.picture.name}-card.jpg`, ...head.picture };
  const { file, alt } = own ?? { file: `${shell.base}web/site/card.jpg`, alt: HOUSE_PICTURE };
  return { url: `${origin}${file}`, alt, width: 1200, height: 630 };
}

/** What a page without a picture of its own shows (shell/public/card.jpg). */
const HOUSE_PICTURE =
  'The name Clandor in ivory over a lit house by still water, below it the words Private Membership Club.';

const headOf = (module: PageModule, params: PageParams): PageHead =>
  typeof module.head === 'function' ? module.head(params) : module.head;

const titled = (title: string): string => (title.includes(CLUB_NAME) ? title : `${title} · ${CLUB_NAME}`);
