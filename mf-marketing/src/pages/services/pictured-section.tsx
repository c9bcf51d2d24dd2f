import type { PictureData } from '@clandor/imagery';
import { Container, type Ground, Label, media, Picture, Section, space, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

interface PicturedSectionProps {
  id: string;
  ground: Ground;
  picture: PictureData;
  /** Which edge of the screen the picture runs out of. */
  side: 'left' | 'right';
  /** Where the picture's subject stands, as in CSS `object-position`. */
  position?: string;
  label: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section whose picture bleeds off one edge and stays while the list beside it is read. */
export function PicturedSection({
  id,
  ground,
  picture,
  side,
  position = '50% 50%',
  label,
  title,
  children,
}: PicturedSectionProps) {
  const left = side === 'left';
  return (
    <Section ground={ground} flush aria-labelledby={id}>
      <div css={{ [media.medium]: { display: 'grid', gridTemplateColumns: left ? '5fr 7fr' : '7fr 5fr' } }}>
        <div css={{ [media.medium]: { order: left ? 0 : 1, position: 'relative' } }}>
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 42vw, 100vw"
            css={{
              height: 'min(70vw, 26rem)',
              '& img': { height: '100%', aspectRatio: 'auto', objectPosition: position },
              [media.medium]: { position: 'sticky', top: 0, height: 'min(100svh, 60rem)' },
              [media.print]: { position: 'static', height: '16rem' },
            }}
          />
        </div>
        <Container
          css={{
            paddingBlock: space.section,
            [media.medium]: { paddingInline: 'clamp(2rem, 6vw, 7rem)', alignSelf: 'center' },
          }}
        >
          <Label>{label}</Label>
          <Title id={id} css={{ marginBlock: '1rem clamp(2rem, 4vw, 3.5rem)' }}>
            {title}
          </Title>
          <div css={{ display: 'grid', gap: '1.25rem' }}>{children}</div>
        </Container>
      </div>
    </Section>
  );
}
