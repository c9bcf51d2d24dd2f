import { join } from 'node:path';
import { type BenchHouse, openHouse } from '../releases/house.ts';
import { buildSingle } from '../single/build-single.ts';
import { PAGES_NAME } from '../single/configuration.ts';
import { startFloor } from './floor.ts';
import { type MeasuredSite, NEXT_PATHS, PATHS, SITE_NAMES, type SiteName } from './measured-site.ts';
import { startNext } from './next.ts';

/** As `npm start` has it. */
const AS_STARTED = { LOG_LEVEL: 'info' };

export interface RunningSites {
  /** Those that were asked for, in the order of the tables. */
  sites: MeasuredSite[];
  /** The registry behind the site itself. */
  house: BenchHouse;
}

/**
 * Starts the sites that are asked for, each from the working tree's sources; stopped with the rest.
 * The releases must be built.
 */
export async function startSites(names: readonly SiteName[]): Promise<RunningSites> {
  const house = await openHouse({ env: AS_STARTED });
  const origin = await house.gateway();
  const start: Record<SiteName, () => Promise<MeasuredSite>> = {
    floor: async () => ({
      name: 'floor',
      origin: await startFloor(origin, join(house.dataDir, 'releases'), PATHS),
      hasScripts: false,
      paths: PATHS,
    }),
    single: async () => ({ name: 'single', origin: await startSingle(), hasScripts: true, paths: PATHS }),
    site: async () => ({ name: 'site', origin, hasScripts: true, paths: PATHS }),
    next: async () => ({ name: 'next', origin: await startNext(origin), hasScripts: true, paths: NEXT_PATHS }),
  };
  const sites: MeasuredSite[] = [];
  for (const name of SITE_NAMES) if (names.includes(name)) sites.push(await start[name]());
  return { sites, house };
}

async function startSingle(): Promise<string> {
  const folder = await buildSingle();
  const house = await openHouse({ builds: { folder, names: ['shell', PAGES_NAME] }, env: AS_STARTED });
  return house.gateway();
}
