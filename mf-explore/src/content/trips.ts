import amalfiCoast from '@clandor/imagery/pictures/trip-amalfi-coast';
import kyoto from '@clandor/imagery/pictures/trip-kyoto';
import marrakech from '@clandor/imagery/pictures/trip-marrakech';
import stMoritz from '@clandor/imagery/pictures/trip-st-moritz';

/** Four journeys of September to December 2026 (spec section 3). */
export const TRIPS = [
  {
    destination: 'Amalfi Coast',
    dates: '10–17 September 2026',
    description: 'A villa above the water, a boat at the jetty, eight places.',
    picture: amalfiCoast,
  },
  {
    destination: 'Kyoto',
    dates: '12–20 October 2026',
    description: 'Maples, two inns, and a tea master who takes four guests.',
    picture: kyoto,
  },
  {
    destination: 'Marrakech',
    dates: '5–10 November 2026',
    description: 'A riad for twelve, and three nights under canvas.',
    picture: marrakech,
  },
  {
    destination: 'St. Moritz',
    dates: '18–27 December 2026',
    description: 'A house with a fire, a guide with patience, snow.',
    picture: stMoritz,
  },
] as const;
