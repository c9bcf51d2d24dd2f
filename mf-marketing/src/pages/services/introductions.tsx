import introductions from '@clandor/imagery/pictures/introductions';
import { Container, Label, media, Picture, Section, space, Title } from '@clandor/ui';
import { INTRODUCTIONS } from '../../content/services.ts';
import { ServiceEntry } from './service-entry.tsx';

/** Two glasses across three quarters of the screen, and beneath them how two people come to share a table (spec section 1). */
export function Introductions() {
  return (
    <Section ground="raised" flush aria-labelledby="introductions">
      <Picture
        picture={introductions}
        sizes="(min-width: 48rem) 75vw, 100vw"
        css={{
          '& img': { aspectRatio: '3 / 2', objectPosition: '50% 45%' },
          [media.medium]: { marginInlineStart: '25%', '& img': { aspectRatio: '21 / 10' } },
          [media.print]: { height: '16rem', marginInlineStart: 0, '& img': { height: '100%', aspectRatio: 'auto' } },
        }}
      />
      <Container css={{ paddingBlock: `clamp(2rem, 4vw, 4rem) ${space.section}` }}>
        <div
          css={{
            position: 'relative',
            [media.medium]: { marginTop: 'clamp(-11rem, -10vw, -6rem)' },
            [media.print]: { marginTop: 0 },
          }}
        >
          <Label>One by one</Label>
          <Title id="introductions" css={{ marginTop: '1rem' }}>
            Introductions
          </Title>
        </div>
        <div
          css={{
            display: 'grid',
            gap: '1.25rem clamp(1.5rem, 3vw, 3.5rem)',
            marginTop: 'clamp(2rem, 5vw, 5rem)',
            [media.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
          }}
        >
          {INTRODUCTIONS.map((service) => (
            <ServiceEntry key={service.title} service={service} />
          ))}
        </div>
      </Container>
    </Section>
  );
}
