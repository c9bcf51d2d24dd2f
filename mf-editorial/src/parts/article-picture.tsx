import { color, font, Picture } from '@clandor/ui';
import type { ArticleCard } from '../content/article.ts';

interface ArticlePictureProps {
  article: ArticleCard;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  ratio: string;
  priority?: boolean;
}

/** An article's picture; for one that has none, a dark plate with the title's first letter. Beside the title, so silent. */
export function ArticlePicture({ article, sizes, ratio, priority = false }: ArticlePictureProps) {
  if (article.picture) {
    return <Picture picture={article.picture} sizes={sizes} ratio={ratio} priority={priority} decorative />;
  }
  return (
    <div
      aria-hidden
      css={{
        aspectRatio: ratio,
        display: 'grid',
        placeItems: 'center',
        background: color.inkRaised,
        color: color.champagne,
        fontFamily: font.display,
        fontStyle: 'italic',
        fontWeight: 300,
        fontSize: 'clamp(7rem, 5rem + 6vw, 12rem)',
        lineHeight: 1,
      }}
    >
      {article.title[0]}
    </div>
  );
}
