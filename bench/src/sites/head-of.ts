/** What a page of the site says of itself, for Next's metadata. */
export interface PageSays {
  title: string;
  description: string;
  canonical: string;
  picture: { url: string; alt: string; width: number; height: number };
  /** Texts of schema.org's objects. */
  structuredData: string[];
}

/** Reads the head of the site's own HTML. */
export function headOf(html: string): PageSays {
  const meta = (name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: meta('description'),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    picture: {
      url: meta('og:image'),
      alt: meta('og:image:alt'),
      width: Number(meta('og:image:width')),
      height: Number(meta('og:image:height')),
    },
    structuredData: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  };
}

/** The files of the fonts that the site's own HTML preloads, and the colour of the browser's frame. */
export const lookOf = (html: string): { fonts: string[]; color: string } => ({
  fonts: [...html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*\/(fonts\/[^"]*)"/g)].map(
    ([, file = '']) => file,
  ),
  color: attribute(html, /<meta name="theme-color" content="([^"]*)"/),
});

function attribute(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`the site's own page has nothing like ${pattern}`);
  return found
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
