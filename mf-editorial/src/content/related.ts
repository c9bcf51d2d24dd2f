import type { ArticleCard } from './article.ts';

/** How many related articles a page shows (spec section 9). */
export const RELATED_SHOWN = 3;

/**
 * All other listed articles in a pseudo-random order that the slug alone decides: the same on every machine, on server
 * and in the browser, and whatever the order of `articles` (spec section 2, "Editorial").
 */
export function relatedTo<Card extends Pick<ArticleCard, 'slug' | 'id' | 'listed'>>(
  slug: string,
  articles: readonly Card[],
): Card[] {
  const others = articles.filter((each) => each.listed && each.slug !== slug).sort((one, other) => one.id - other.id);
  const random = numbersFrom(seedOf(slug));
  for (let last = others.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const [a, b] = [others[last], others[pick]];
    if (a && b) [others[last], others[pick]] = [b, a];
  }
  return others;
}

/** FNV-1a, 32 bits. */
function seedOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: numbers from 0 up to 1, decided by the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
