import { launch } from '../browser/launch.ts';
import { audit } from '../browser/lighthouse.ts';
import type { MeasuredSite } from '../sites/measured-site.ts';
import { freePort } from '../sites/nginx.ts';
import { inTurns } from './in-turns.ts';
import type { PageSample } from './pages.ts';

/** Lighthouse's mobile audit of performance, the sites in turns. The score is a figure among the others. */
export async function measureLighthouse(
  sites: readonly MeasuredSite[],
  paths: readonly string[],
  rounds: number,
): Promise<PageSample[]> {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const samples: PageSample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of paths) {
      for (const site of inTurns(sites, round)) {
        if (!site.paths.includes(path)) continue;
        const { scores, figures } = await audit(site.origin + path, port, ['performance']);
        samples.push({
          site: site.name,
          path,
          round,
          largest: '',
          figures: { score: scores.performance ?? Number.NaN, ...figures },
        });
        console.error(
          `lighthouse ${round}/${rounds} ${path} ${site.name}: ${scores.performance}, largest paint ${figures.largestPaint.toFixed(0)} ms, blocking ${figures.blocking.toFixed(0)} ms`,
        );
      }
    }
  }
  await browser.close();
  return samples;
}
