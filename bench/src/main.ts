// `npm run bench [-- part… --rounds N --only /path,… --sites floor,single,…]`: builds the sites, measures them side by
// side and writes bench/results. Nothing here passes or fails.
import { parseArgs } from 'node:util';
import { measurePages } from './parts/pages.ts';
import { writePages } from './report/write-pages.ts';
import { build } from './sites/build.ts';
import { PATHS, SITE_NAMES, type SiteName } from './sites/measured-site.ts';
import { startSites } from './sites/start-sites.ts';
import { stoppingAfter } from './stopping.ts';

const PARTS = ['pages'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    sites: { type: 'string' },
  },
});
const parts = positionals.length > 0 ? positionals : [...PARTS];
const rounds = Number(values.rounds);
const paths = values.only?.split(',') ?? PATHS;
const names = (values.sites?.split(',') ?? SITE_NAMES) as SiteName[];

await stoppingAfter(async () => {
  build();
  const sites = await startSites(names);
  if (parts.includes('pages')) writePages(await measurePages(sites, paths, rounds), rounds);
});
