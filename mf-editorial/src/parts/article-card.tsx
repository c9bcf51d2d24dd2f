import { Card, Small, Text } from '@clandor/ui';
import type { ArticleCard as ArticleCardData } from '../content/article.ts';
import { ArticlePicture } from './article-picture.tsx';

/** How wide a card is drawn in the grids of one, two and four columns. */
const SIZES = '(min-width: 80rem) 22rem, (min-width: 48rem) 46vw, 92vw';

interface ArticleCardProps {
  article: ArticleCardData;
  level?: 'h2' | 'h3';
  /** For the first card of a page, whose picture is what a visitor waits for. */
  priority?: boolean;
}

/** One article in a list: picture, title, subtitle and byline, all one link (spec section 2). */
export function ArticleCard({ article, level = 'h2', priority = false }: ArticleCardProps) {
  return (
    <Card
      to={`/editorial/${article.slug}`}
      title={article.title}
      level={level}
      picture={<ArticlePicture article={article} sizes={SIZES} ratio="4 / 5" priority={priority} />}
    >
      <Text>{article.subtitle}</Text>
      <Small>
        Written by {article.author} · {article.date}
      </Small>
    </Card>
  );
}
