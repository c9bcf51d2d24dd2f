import type { PageHead } from '@clandor/contract';
import landingHero from '@clandor/imagery/pictures/landing-hero';
import { BuiltWithIntention } from './built-with-intention.tsx';
import { CuratedExperiences } from './curated-experiences.tsx';
import { Hero } from './hero.tsx';
import { OurServices } from './our-services.tsx';
import { WhiteGloveService } from './white-glove-service.tsx';

/** The landing page (spec section 2). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <CuratedExperiences />
      <OurServices />
      <WhiteGloveService />
      <BuiltWithIntention />
    </>
  );
}

export const head: PageHead = {
  title: 'Clandor, a private membership club',
  description:
    'A private, application-only club: luxury travel, white-glove concierge and curated introductions. Where extraordinary people connect in exceptional settings.',
  picture: landingHero,
};
