import { literalWithPictures } from './literal-with-pictures.ts';
import { ARTICLES_FOLDER, readArticles } from './read-articles.ts';
import { watchFolder } from './watch-folder.ts';

/** What webpack's loader context is asked for here. */
interface LoaderContext {
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * A webpack loader for `content/cards.ts`: reads and checks the articles and puts what lists show of them in the
 * module's place, so that no parser and no markup reaches the browser. A mistake in an article fails the build.
 */
export default function loadCards(this: LoaderContext): string {
  watchFolder(this, ARTICLES_FOLDER);
  const cards = readArticles()
    .filter(({ listed }) => listed)
    .map(({ body: _, ...card }) => card);
  const { imports, literal } = literalWithPictures(cards);
  return [...imports, `export const cards = ${literal};`, ''].join('\n');
}
