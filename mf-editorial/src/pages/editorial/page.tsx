import type { PageHead } from '@clandor/contract';
import { Column, Container, Display, Grid, Lead, media, Section, space, Tabs, Text } from '@clandor/ui';
import { cards } from '../../content/cards.ts';
import { ArticleCard } from '../../parts/article-card.tsx';
import { articlesFor, filtersOf } from './filters.ts';
import { useFilter } from './use-filter.ts';

export const head: PageHead = {
  title: 'Editorial',
  description:
    'Essays on attention, discretion and what people owe each other, for ladies, gentlemen and couples. Written to be disagreed with.',
  feed: '/editorial',
};

const filters = filtersOf(cards);

/** /editorial: the list of articles, with its filter (spec section 2, "Editorial"). */
export default function EditorialPage() {
  const [filter, setFilter] = useFilter();
  const shown = articlesFor(filter, cards);
  return (
    <Section ground="ink">
      <Container>
        <Grid css={{ alignItems: 'end', marginBottom: space.section }}>
          <Column from={1} span={7}>
            <Display>Editorial</Display>
          </Column>
          <Column from={8} span={5}>
            <Lead>
              Essays on attention, discretion and what people owe each other. None of it is advice. All of it may be
              disagreed with.
            </Lead>
          </Column>
        </Grid>
        {/* Tabs do nothing without scripts; all articles are below them then. */}
        <div css={{ [media.withoutScripts]: { '& [role="tablist"]': { display: 'none' } } }}>
          <Tabs label="Articles for" tabs={filters} value={filter} onValueChange={setFilter}>
            {shown.length === 0 && (
              <Text css={{ paddingTop: space.large }}>Nothing here yet. The other essays are under All Articles.</Text>
            )}
            <ul
              css={{
                listStyle: 'none',
                margin: 0,
                padding: `${space.large} 0 0`,
                display: 'grid',
                gap: 'clamp(2.5rem, 5vw, 4.5rem) clamp(1.25rem, 2vw, 2rem)',
                [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
                [media.extraLarge]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
              }}
            >
              {shown.map((article, at) => (
                <li key={article.slug}>
                  <ArticleCard article={article} priority={at === 0} />
                </li>
              ))}
            </ul>
          </Tabs>
        </div>
      </Container>
    </Section>
  );
}
