import { articles } from '../../build/articles.ts';
import { FALLBACK_SLUG } from '../../content/article.ts';
import { articlePageData } from '../../content/article-page.ts';
import { articlePage } from './article-page.tsx';

// For each article the build writes this module anew, with that article's text in it (build/article-page-loader.ts).
// As it stands here, in Node, it is the page that an unknown slug shows.
const page = articlePage(articlePageData(FALLBACK_SLUG, articles));

export const head = page.head;
export default page.default;
