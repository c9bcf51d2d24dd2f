import type { PictureData } from '@clandor/imagery';
import { Container, color, Label, Lead, media, Picture, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

interface PictureOpeningProps {
  picture: PictureData;
  /** Where the picture's subject stands, as in CSS `object-position`. */
  position?: string;
  /** How much of the screen it takes. */
  height?: string;
  label: string;
  title: ReactNode;
  lead?: ReactNode;
  /** What one can do here. */
  children?: ReactNode;
}

/** A page's first screen: its picture from edge to edge under the header, its title at the foot of it. */
export function PictureOpening({
  picture,
  position = '50% 50%',
  height = 'min(86svh, 56rem)',
  label,
  title,
  lead,
  children,
}: PictureOpeningProps) {
  return (
    <section
      css={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        display: 'grid',
        alignItems: 'end',
        minHeight: height,
        paddingBlock: '9rem clamp(2.5rem, 7vh, 5rem)',
        background: color.ink,
      }}
    >
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        decorative
        css={{
          position: 'absolute',
          inset: 0,
          zIndex: -2,
          [media.print]: { display: 'none' },
          '& img': { height: '100%', aspectRatio: 'auto', objectPosition: position },
        }}
      />
      <div aria-hidden css={{ position: 'absolute', inset: 0, zIndex: -1, background: SHADE }} />
      <Container>
        <div css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
          <Label>{label}</Label>
          <Title as="h1" css={{ maxWidth: '18ch' }}>
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
      </Container>
    </section>
  );
}

/** Dark where words stand, and under the header; clear between. */
const SHADE = `linear-gradient(to top, ${color.ink} 1%, rgb(11 11 13 / 0.72) 30%, rgb(11 11 13 / 0.08) 66%, rgb(11 11 13 / 0.45) 100%)`;
