import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** next runs in bench/next. */
const FOLDER = join(process.cwd(), '../dist/next-content');

/** What the bench laid there (bench/src/sites/next): of the site's own pages and sources. */
export const generated = (name) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

/** Next's metadata: what the site's own page says of itself. */
export function metadataOf(path) {
  const { title, description, canonical, picture } = generated('heads')[path];
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { siteName: 'Clandor', title, description, url: canonical, type: 'website', images: [picture] },
    twitter: { card: 'summary_large_image' },
    icons: { icon: '/house/web/site/icon.svg', apple: '/house/web/site/apple-touch-icon.png' },
    manifest: '/house/web/site/site.webmanifest',
  };
}

/** What a page says in schema.org's words. */
export const structuredDataOf = (path) => generated('heads')[path].structuredData;
