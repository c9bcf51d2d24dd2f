import { firstAnswer } from '../browser/answer.ts';
import { PHONE, PLAIN, SLOW } from '../browser/conditions.ts';
import { launch } from '../browser/launch.ts';
import { measureVisit, withVisit } from '../browser/visit.ts';
import type { MeasuredSite } from '../sites/measured-site.ts';
import { inTurns } from './in-turns.ts';

/** One visit to one page of one site. */
export interface PageSample {
  site: MeasuredSite['name'];
  path: string;
  round: number;
  /** What the largest paint was. */
  largest: string;
  figures: Record<string, number>;
}

/** First visits with an empty cache, on a slow phone, the sites in turns. */
export async function measurePages(
  sites: readonly MeasuredSite[],
  paths: readonly string[],
  rounds: number,
): Promise<PageSample[]> {
  const browser = await launch();
  const samples: PageSample[] = [];
  // The first visit of a browser, and the first answers of a server, are slower than all others.
  for (const site of sites) await withVisit(browser, PHONE, PLAIN, (visit) => measureVisit(visit, site, '/'));
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of paths) {
      for (const site of inTurns(sites, round)) {
        if (!site.paths.includes(path)) continue;
        const { largest, figures } = await withVisit(browser, PHONE, SLOW, (visit) => measureVisit(visit, site, path));
        const answer = site.hasScripts
          ? await withVisit(browser, PHONE, SLOW, ({ page }) => firstAnswer(page, site.origin + path))
          : undefined;
        samples.push({
          site: site.name,
          path,
          round,
          largest,
          figures: { ...figures, ...(answer === undefined ? {} : { firstAnswer: answer }) },
        });
        const of = (name: string) => Math.round(samples.at(-1)?.figures[name] ?? Number.NaN);
        console.error(
          `pages ${round}/${rounds} ${path} ${site.name}: largest paint ${of('largestPaint')} ms (${largest}), blocking ${of('blocking')} ms, scripts ${of('scripts')} bytes in ${of('scriptRequests')} requests, answer ${of('firstAnswer')} ms`,
        );
      }
    }
  }
  await browser.close();
  return samples;
}
