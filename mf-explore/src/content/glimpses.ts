import type { PictureData } from '@clandor/imagery';
import { EXCHANGE_CATEGORIES, Z_CATEGORIES } from './categories.ts';
import { EVENTS } from './events.ts';
import { PROFILES } from './profiles.ts';
import type { PlatformSection } from './sections.ts';
import { TRIPS } from './trips.ts';

/** What shows, out of focus, behind a section's lock: a picture of what its dialog holds. */
export const GLIMPSES: Readonly<Record<PlatformSection['id'], PictureData>> = {
  lifestyle: EVENTS[3].picture,
  connections: PROFILES[0].picture,
  travel: TRIPS[0].picture,
  exchange: EXCHANGE_CATEGORIES[1].picture,
  professional: Z_CATEGORIES[1].picture,
};
