import letter from '@clandor/imagery/pictures/contact';
import { color, Hairline, Label, media, Picture, Section, Small, space, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

interface ContactLayoutProps {
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}

/**
 * Every view of the page: a picture that stays on the left while the letter is written on the right; above it on a
 * phone. The title reaches over the picture's edge. The footer texts are those of spec section 2.
 */
export function ContactLayout({ title, intro, children }: ContactLayoutProps) {
  return (
    <Section ground="ink" flush>
      <div css={{ [media.large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }}>
        <div css={pictureSide}>
          <Picture
            picture={letter}
            sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 68vw, 100vw"
            priority
            decorative
            css={{ height: '100%', '& img': { height: '100%', aspectRatio: 'auto', objectPosition: '42% 50%' } }}
          />
        </div>
        <div css={letterSide}>
          <div
            css={{ display: 'grid', gap: '1.75rem', [media.large]: { marginInlineStart: 'calc(-1 * var(--reach))' } }}
          >
            <Label>Contact</Label>
            <Title as="h1">{title}</Title>
          </div>
          <div css={{ display: 'grid', gap: '1.25rem', marginTop: '2rem' }}>{intro}</div>
          <div css={{ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' }}>{children}</div>
          <div css={{ display: 'grid', gap: '0.375rem', marginTop: 'clamp(3.5rem, 6vw, 6rem)' }}>
            <Hairline css={{ marginBottom: '1.25rem' }} />
            <Small>Genuine enquiries only.</Small>
            <Small>Next steps are shared upon review and approval.</Small>
          </div>
        </div>
      </div>
    </Section>
  );
}

const pictureSide = {
  position: 'relative',
  height: 'min(58svh, 30rem)',
  // The picture ends in the ground, so that the title may begin on it.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${color.ink}, transparent 45%)`,
  },
  [media.medium]: {
    width: '68%',
    marginInlineStart: 'auto',
    '&::after': {
      background: `linear-gradient(to top, ${color.ink}, transparent 45%), linear-gradient(to right, ${color.ink}, transparent 30%)`,
    },
  },
  [media.large]: {
    position: 'sticky',
    top: 0,
    width: 'auto',
    marginInlineStart: 0,
    height: '100svh',
    '&::after': { background: `linear-gradient(to left, ${color.ink}, transparent 35%)` },
  },
} as const;

const letterSide = {
  '--reach': 'clamp(3rem, 7vw, 8rem)',
  position: 'relative',
  marginTop: '-4.5rem',
  paddingInline: space.gutter,
  paddingBlockEnd: space.section,
  [media.large]: {
    marginTop: 0,
    paddingBlockStart: 'clamp(9rem, 22vh, 14rem)',
    paddingInlineEnd: 'clamp(3rem, 9vw, 11rem)',
  },
} as const;
