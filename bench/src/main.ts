// `npm run bench`: builds the sites, measures them side by side and writes bench/results; `--help` explains. Nothing
// here passes or fails.
import { EXPLAINED, readOptions } from './options.ts';
import { measureBuilds } from './parts/builds.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureNavigation } from './parts/navigation.ts';
import { measurePages } from './parts/pages.ts';
import { measureServer } from './parts/server.ts';
import { writeBuilds } from './report/builds-table.ts';
import { writeNavigation } from './report/navigation-table.ts';
import { writeServer } from './report/server-table.ts';
import { writeSummary } from './report/summary.ts';
import { LIGHTHOUSE, VISITS, writePages } from './report/write-pages.ts';
import { build } from './sites/build.ts';
import { startSites } from './sites/start-sites.ts';
import { stoppingAfter } from './stopping.ts';

const { parts, names, paths, rounds, help } = readOptions(process.argv.slice(2));

async function measure(): Promise<void> {
  build();
  const { sites, house } = await startSites(names);
  const alive = sites.filter(({ hasScripts }) => hasScripts);
  for (const part of parts) {
    if (part === 'pages') console.log(writePages(VISITS, await measurePages(sites, paths, rounds), rounds));
    if (part === 'lighthouse') {
      console.log(writePages(LIGHTHOUSE, await measureLighthouse(sites, paths, rounds), rounds));
    }
    if (part === 'navigation') {
      const whole = alive.filter(({ name }) => name !== 'next');
      console.log(writeNavigation(await measureNavigation(whole, rounds), rounds));
    }
    if (part === 'builds') console.log(writeBuilds(await measureBuilds(house, sites, rounds), rounds));
    if (part === 'server') console.log(writeServer(await measureServer(house, sites, rounds), rounds));
  }
  writeSummary();
}

if (help) console.log(EXPLAINED);
else await stoppingAfter(measure);
