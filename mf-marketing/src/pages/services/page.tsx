import type { PageHead } from '@clandor/contract';
import restaurants from '@clandor/imagery/pictures/restaurants';
import services from '@clandor/imagery/pictures/services';
import travelPlanning from '@clandor/imagery/pictures/travel-planning';
import { Em } from '@clandor/ui';
import { RESTAURANTS, TRAVEL } from '../../content/services.ts';
import { PictureOpening } from '../../parts/picture-opening.tsx';
import { Closing } from './closing.tsx';
import { EducationAndCareer } from './education-and-career.tsx';
import { ExclusiveAccess } from './exclusive-access.tsx';
import { Introductions } from './introductions.tsx';
import { LifestyleServices } from './lifestyle-services.tsx';
import { PicturedSection } from './pictured-section.tsx';
import { ServiceEntry } from './service-entry.tsx';

/** Everything the club does for its members, in six sections (spec section 2). */
export default function ServicesPage() {
  return (
    <>
      <PictureOpening
        picture={services}
        position="60% 50%"
        label="For members"
        title={
          <>
            Our <Em>Services</Em>
          </>
        }
        lead="Access, introductions, journeys, learning, evenings and everything in between. Arranged by people, in confidence."
      />
      <ExclusiveAccess />
      <Introductions />
      <PicturedSection
        id="travel"
        ground="ink"
        picture={travelPlanning}
        side="right"
        position="42% 50%"
        label="Anywhere"
        title="Travel"
      >
        {TRAVEL.map((service) => (
          <ServiceEntry key={service.title} service={service} />
        ))}
      </PicturedSection>
      <EducationAndCareer />
      <PicturedSection
        id="restaurants-and-nightlife"
        ground="ink"
        picture={restaurants}
        side="left"
        position="30% 50%"
        label="After dark"
        title={
          <>
            Restaurants <Em>&amp;</Em> Nightlife
          </>
        }
      >
        {RESTAURANTS.map((service) => (
          <ServiceEntry key={service.title} service={service} />
        ))}
      </PicturedSection>
      <LifestyleServices />
      <Closing />
    </>
  );
}

export const head: PageHead = {
  title: 'Services',
  description:
    'What members of Clandor ask for: exclusive access, introductions, travel, education and career, restaurants and nightlife, and a concierge at any hour.',
  picture: services,
};
