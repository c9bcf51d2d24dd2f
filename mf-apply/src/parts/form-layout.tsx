import type { PictureData } from '@clandor/imagery';
import { color, Label, media, Picture, Section, space, TextLink, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

interface FormLayoutProps {
  /** Above the title. */
  label: string;
  title: ReactNode;
  picture: PictureData;
  /** The part of the picture to keep when it is tall and narrow, as CSS's `object-position`. */
  focus?: string;
  /** Whether "Back to Membership" stands above the title: not where the page ends in such a link. */
  back?: boolean;
  intro?: ReactNode;
  children: ReactNode;
}

/** A waitlist's page: its picture stays on the right while the form is filled in; above it on a phone. */
export function FormLayout({
  label,
  title,
  picture,
  focus = '50% 50%',
  back = true,
  intro,
  children,
}: FormLayoutProps) {
  return (
    <Section ground="ink" flush>
      <div css={{ [media.large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } }}>
        <div css={pictureSide}>
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 42vw, 100vw"
            priority
            decorative
            css={{ height: '100%', '& img': { height: '100%', aspectRatio: 'auto', objectPosition: focus } }}
          />
        </div>
        <div css={formSide}>
          {back && <TextLink to="/membership">Back to Membership</TextLink>}
          <div css={{ display: 'grid', gap: '1.25rem', marginTop: back ? '3rem' : 0 }}>
            <Label>{label}</Label>
            <Title as="h1">{title}</Title>
          </div>
          {intro && <div css={{ display: 'grid', gap: '2rem', marginTop: '2rem' }}>{intro}</div>}
          <div css={{ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' }}>{children}</div>
        </div>
      </div>
    </Section>
  );
}

// Under the header's words, whatever the picture shows there.
const shade = `linear-gradient(to bottom, ${color.ink}cc, transparent 9rem)`;

const pictureSide = {
  position: 'relative',
  height: 'min(52svh, 26rem)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `${shade}, linear-gradient(to top, ${color.ink}, transparent 45%)`,
  },
  [media.large]: {
    order: 2,
    position: 'sticky',
    top: 0,
    height: '100svh',
    '&::after': { background: `${shade}, linear-gradient(to right, ${color.ink}, transparent 35%)` },
  },
} as const;

const formSide = {
  position: 'relative',
  marginTop: '-2rem',
  paddingInline: space.gutter,
  paddingBlockEnd: space.section,
  [media.large]: {
    marginTop: 0,
    paddingBlockStart: 'clamp(7rem, 16vh, 11rem)',
    paddingInlineEnd: 'clamp(3rem, 8vw, 9rem)',
  },
} as const;
