import type { Composition, ReleaseFeed } from '@clandor/contract';
import { feedAddresses } from '@clandor/contract/feed-addresses';
import { Feed } from 'feed';

/** A feed's form: its media type and text. */
export interface FeedDocument {
  type: string;
  body: string;
}

/**
 * The feed that an address names, from the releases that are served now; null where none does.
 *
 * @param origin of the public site, without a slash behind it
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function feedAt(path: string, { remotes }: Pick<Composition, 'remotes'>, origin: string): FeedDocument | null {
  for (const { feed } of remotes) {
    if (!feed) continue;
    const { rss, atom } = feedAddresses(feed.path);
    if (path === rss) return { type: 'application/rss+xml', body: written(feed, origin).rss2() };
    if (path === atom) return { type: 'application/atom+xml', body: written(feed, origin).atom1() };
  }
  return null;
}

function written({ path, title, description, entries }: ReleaseFeed, origin: string): Feed {
  const { rss, atom } = feedAddresses(`${origin}${path}`);
  const latest =
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? '';
  const feed = new Feed({
    id: `${origin}${path}`,
    link: `${origin}${path}`,
    title,
    description,
    language: 'en',
    updated: new Date(latest),
    feedLinks: { rss, atom },
    copyright: 'Clandor',
  });
  for (const entry of entries) {
    const address = `${origin}${entry.path}`;
    feed.addItem({
      id: address,
      link: address,
      title: entry.title,
      description: entry.summary,
      author: [{ name: entry.author }],
      date: new Date(entry.published),
      published: new Date(entry.published),
    });
  }
  return feed;
}
