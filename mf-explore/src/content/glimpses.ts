import { EXCHANGE_CATEGORIES, Z_CATEGORIES } from './categories.ts';
import { EVENTS } from './events.ts';
import { PROFILES } from './profiles.ts';
import type { PlatformSection } from './sections.ts';
import { TRIPS } from './trips.ts';

/** What shows, out of focus, behind a section's lock: the names of what its dialog holds. */
export const GLIMPSES: Record<PlatformSection['id'], readonly string[]> = {
  lifestyle: EVENTS.map(({ title }) => title),
  connections: PROFILES.map(({ name }) => name),
  travel: TRIPS.map(({ destination }) => destination),
  exchange: EXCHANGE_CATEGORIES.map(({ title }) => title),
  professional: Z_CATEGORIES.map(({ title }) => title),
};
