import landingHero from '@clandor/imagery/pictures/landing-hero';
import { ButtonLink, Container, color, Display, Label, Lead, media, Picture } from '@clandor/ui';

/** The first screen: one picture, the club's name, one line, one thing to do. */
export function Hero() {
  return (
    <section
      css={{
        position: 'relative',
        display: 'grid',
        alignItems: 'end',
        minHeight: 'min(100svh, 64rem)',
        paddingBlock: '8rem clamp(3rem, 8vh, 6rem)',
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      <Picture
        picture={landingHero}
        sizes="100vw"
        priority
        decorative
        css={{
          position: 'absolute',
          inset: 0,
          zIndex: -2,
          [media.print]: { display: 'none' },
          '& img': { height: '100%', aspectRatio: 'auto', objectPosition: '62% 50%' },
        }}
      />
      <div
        aria-hidden
        css={{
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          background: `linear-gradient(to top, ${color.ink} 2%, rgb(11 11 13 / 0.55) 34%, rgb(11 11 13 / 0.12) 62%, rgb(11 11 13 / 0.5) 100%)`,
        }}
      />
      <Container>
        <Label>Private Membership Club</Label>
        <Display css={{ marginBlock: '1.25rem 1.75rem', marginInlineStart: '-0.04em' }}>Clandor</Display>
        <div
          css={{
            display: 'grid',
            gap: '2rem',
            justifyItems: 'start',
            '@media (min-width: 64rem)': {
              gridTemplateColumns: '1fr auto',
              alignItems: 'end',
              justifyItems: 'stretch',
            },
          }}
        >
          <Lead>Where extraordinary people connect in exceptional settings</Lead>
          <ButtonLink to="/membership">Request Access</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
