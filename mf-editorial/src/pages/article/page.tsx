import type { PageHead, PageParams } from '@clandor/contract';
import { useParams } from '@clandor/platform';
import { Column, Container, Grid, Heading, media, Section, space, TextLink } from '@clandor/ui';
import { articles } from '../../content/articles.ts';
import { RELATED_SHOWN, relatedTo } from '../../content/related.ts';
import { ArticleCard } from '../../parts/article-card.tsx';
import { ArticleBody } from './article-body.tsx';
import { findArticle } from './find-article.ts';
import { Opening } from './opening.tsx';

export function head({ slug }: PageParams): PageHead {
  const article = findArticle(slug, articles);
  return {
    title: article.title,
    description: `${article.subtitle} An essay by ${article.author}, ${article.date}.`,
    // an unknown slug shows the fallback, whose own address is the one that counts
    canonical: `/editorial/${article.slug}`,
    parents: [{ title: 'Editorial', path: '/editorial' }],
  };
}

/** /editorial/{slug}: one article (spec section 2, "Editorial"). */
export default function ArticlePage() {
  const article = findArticle(useParams().slug, articles);
  const related = relatedTo(article.slug, articles).slice(0, RELATED_SHOWN);
  return (
    <>
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
