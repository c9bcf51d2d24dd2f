import type { ArticleSource } from '../content/article.ts';

/** The content modules that are written at build time, by file name. */
export const articleModules: Record<string, (articles: readonly ArticleSource[]) => string> = {
  'articles.ts': (articles) => moduleOf('articles', articles),
  'cards.ts': (articles) =>
    moduleOf(
      'cards',
      articles.filter(({ listed }) => listed).map(({ body: _, ...card }) => card),
    ),
};

type Entry = Omit<ArticleSource, 'body'>;

/** JavaScript that exports the entries under a name; pictures are imported, so that their files ship with the release. */
function moduleOf(name: string, entries: readonly Entry[]): string {
  const pictures = [...new Set(entries.flatMap(({ picture }) => picture ?? []))];
  const imports = pictures.map((picture, at) => `import p${at} from '@clandor/imagery/pictures/${picture}';\n`);
  const items = entries.map(({ picture, ...rest }) => {
    const reference = picture === null ? 'null' : `p${pictures.indexOf(picture)}`;
    return `{ ...${JSON.stringify(rest)}, picture: ${reference} }`;
  });
  return `${imports.join('')}export const ${name} = [\n${items.join(',\n')}\n];\n`;
}
