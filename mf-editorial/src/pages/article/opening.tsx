import { Container, color, Label, Lead, media, Section, Small, space, Title } from '@clandor/ui';
import { type Article, CATEGORY_LABELS } from '../../content/article.ts';
import { minutesToRead } from '../../content/minutes-to-read.ts';
import { ArticlePicture } from '../../parts/article-picture.tsx';

/** The first screen of an article: the hero picture to one edge, and the title beside it. */
export function Opening({ article }: { article: Article }) {
  return (
    <Section ground="ink" flush as="div">
      <div
        css={{
          display: 'grid',
          [media.large]: { gridTemplateColumns: '7fr 5fr', minHeight: 'min(100svh, 60rem)' },
        }}
      >
        <div
          css={{
            position: 'relative',
            overflow: 'hidden',
            background: color.inkRaised,
            minHeight: '46svh',
            [media.large]: { order: 2 },
            '& > *': { position: 'absolute', inset: 0 },
            '& img': { height: '100%' },
          }}
        >
          <ArticlePicture article={article} sizes="(min-width: 64rem) 42vw, 100vw" ratio="auto" priority />
        </div>
        <Container
          css={{
            display: 'grid',
            alignContent: 'end',
            gap: space.medium,
            paddingBlock: space.large,
            [media.large]: { paddingTop: '9rem', paddingBottom: '5rem' },
          }}
        >
          <Label>{CATEGORY_LABELS[article.category]}</Label>
          <Title as="h1">{article.title}</Title>
          <Lead>{article.subtitle}</Lead>
          <Small>
            Written by {article.author} · {article.date}
          </Small>
          <Small>{minutesToRead(article.body)} minutes to read</Small>
        </Container>
      </div>
    </Section>
  );
}
