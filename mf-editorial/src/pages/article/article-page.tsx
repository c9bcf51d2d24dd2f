import type { PageHead } from '@clandor/contract';
import { Column, Container, Grid, Heading, media, Section, space, TextLink } from '@clandor/ui';
import type { ComponentType } from 'react';
import type { ArticlePageData } from '../../content/article-page.ts';
import { RELATED_SHOWN } from '../../content/related.ts';
import { ArticleCard } from '../../parts/article-card.tsx';
import { ArticleBody } from './article-body.tsx';
import { articleHead } from './article-head.ts';
import { Opening } from './opening.tsx';
import { ProgressLine } from './progress-line.tsx';

/** The page of one article, as the remote exposes it: /editorial/{slug} (spec section 2, "Editorial"). */
export const articlePage = (data: ArticlePageData): { default: ComponentType; head: PageHead } => ({
  default: () => <ArticlePage {...data} />,
  head: articleHead(data.article),
});

function ArticlePage({ article, related }: ArticlePageData) {
  return (
    <>
      <ProgressLine />
      <Section ground="paper" as="article" flush>
        <Opening article={article} />
        <Container css={{ paddingBlock: space.section }}>
          <Grid>
            <Column from={1} span={3}>
              <BackToEditorial />
            </Column>
            <Column from={4} span={8}>
              <ArticleBody blocks={article.body} />
            </Column>
          </Grid>
        </Container>
      </Section>
      <Section ground="ink" aria-labelledby="related">
        <Container>
          <Heading id="related">Read next</Heading>
          <ul
            css={{
              listStyle: 'none',
              margin: 0,
              padding: `${space.large} 0`,
              display: 'grid',
              gap: 'clamp(2.5rem, 5vw, 4.5rem) clamp(1.25rem, 2vw, 2rem)',
              [media.medium]: { gridTemplateColumns: `repeat(${RELATED_SHOWN}, minmax(0, 1fr))` },
            }}
          >
            {related.map((card) => (
              <li key={card.slug}>
                <ArticleCard article={card} level="h3" />
              </li>
            ))}
          </ul>
          <BackToEditorial />
        </Container>
      </Section>
    </>
  );
}

const BackToEditorial = () => (
  <p>
    <TextLink to="/editorial">Back to Editorial</TextLink>
  </p>
);
