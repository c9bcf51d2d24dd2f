import { articlePageData } from '../content/article-page.ts';
import { literalWithPictures } from './literal-with-pictures.ts';
import { ARTICLES_FOLDER, readArticles } from './read-articles.ts';
import { watchFolder } from './watch-folder.ts';

/** What webpack's loader context is asked for here. */
interface LoaderContext {
  resourceQuery: string;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * A webpack loader for `pages/article/page.tsx?<slug>`: the page of one article, with its text and nothing of the
 * others, so that a reader fetches what she reads. A mistake in an article fails the build.
 */
export default function loadArticlePage(this: LoaderContext): string {
  watchFolder(this, ARTICLES_FOLDER);
  const { imports, literal } = literalWithPictures(articlePageData(this.resourceQuery.slice(1), readArticles()));
  return [
    ...imports,
    "import { articlePage } from './article-page.tsx';",
    `const page = articlePage(${literal});`,
    'export const head = page.head;',
    'export default page.default;',
    '',
  ].join('\n');
}
