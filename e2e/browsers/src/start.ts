import { IN_ALL_BROWSERS, IN_ALL_BROWSERS_DEVELOPMENT } from '../../src/sites.ts';
import { startSites } from '../../src/start-sites.ts';
import { watchingProxy } from './watching-proxy.ts';

const SITES = [IN_ALL_BROWSERS, IN_ALL_BROWSERS_DEVELOPMENT];

/** The sites that all browsers visit, each behind what watches its pages. */
export default async function startWatched(): Promise<() => Promise<void>> {
  const stopSites = await startSites(SITES);
  const proxies = await Promise.all(SITES.map(({ port, origin }) => watchingProxy(Number(new URL(origin).port), port)));
  return async () => {
    for (const proxy of proxies) proxy.close().closeAllConnections();
    await stopSites();
  };
}
