import { join } from 'node:path';
import { openHouse } from '../releases/house.ts';
import { buildSingle } from '../single/build-single.ts';
import { PAGES_NAME } from '../single/configuration.ts';
import { whenDone } from '../stopping.ts';
import { startFloor } from './floor.ts';
import { type MeasuredSite, PATHS, type SiteName } from './measured-site.ts';

/** As `npm start` has it. */
const AS_STARTED = { LOG_LEVEL: 'info' };

/**
 * Starts the sites that are asked for, each from the working tree's sources; stopped with the rest.
 * The releases must be built.
 */
export async function startSites(names: readonly SiteName[]): Promise<MeasuredSite[]> {
  const sites: MeasuredSite[] = [];
  const house = await openHouse({ env: AS_STARTED });
  whenDone(() => house.close());
  const origin = await house.gateway();
  if (names.includes('floor')) {
    const floor = await startFloor(origin, join(house.dataDir, 'releases'), PATHS);
    sites.push({ name: 'floor', origin: floor, hasScripts: false, paths: PATHS });
  }
  if (names.includes('single')) {
    sites.push({ name: 'single', origin: await startSingle(), hasScripts: true, paths: PATHS });
  }
  if (names.includes('site')) sites.push({ name: 'site', origin, hasScripts: true, paths: PATHS });
  return sites;
}

async function startSingle(): Promise<string> {
  const folder = await buildSingle();
  const house = await openHouse({ builds: { folder, names: ['shell', PAGES_NAME] }, env: AS_STARTED });
  whenDone(() => house.close());
  return house.gateway();
}
