import type { Browser } from '@playwright/test';
import { untilAlive } from '../browser/answer.ts';
import { type Conditions, DESKTOP, PLAIN, SLOW } from '../browser/conditions.ts';
import { launch } from '../browser/launch.ts';
import { FROM, follow, goBack, hover } from '../browser/navigate.ts';
import { withVisit } from '../browser/visit.ts';
import type { MeasuredSite, SiteName } from '../sites/measured-site.ts';
import { inTurns } from './in-turns.ts';

/** How the machine and the visitor are: whoever wants no motion sees no fades, whose times are the specification's. */
export const SETTINGS = [
  { name: 'as it is', conditions: PLAIN, reducedMotion: 'no-preference' },
  { name: 'without motion', conditions: PLAIN, reducedMotion: 'reduce' },
  { name: 'slow, without motion', conditions: SLOW, reducedMotion: 'reduce' },
] as const satisfies readonly { name: string; conditions: Conditions; reducedMotion: 'reduce' | 'no-preference' }[];
type Setting = (typeof SETTINGS)[number];

export interface NavigationSample {
  site: SiteName;
  setting: Setting['name'];
  round: number;
  /** Milliseconds from the click; none where a navigation did not happen. */
  figures: Partial<Record<'cold' | 'warm' | 'hovered', number>>;
}

/** Navigations from the landing page to another remote's, the sites in turns. */
export async function measureNavigation(sites: readonly MeasuredSite[], rounds: number): Promise<NavigationSample[]> {
  const browser = await launch();
  const samples: NavigationSample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const setting of SETTINGS) {
      for (const site of inTurns(sites, round)) {
        const figures = await navigate(browser, site, setting).catch((error: Error) => {
          // Counted, and told with what was there instead: the other rounds are not lost for it.
          console.error(`navigation ${round}/${rounds} ${setting.name} ${site.name} FAILED: ${error.message}`);
          return null;
        });
        samples.push({ site: site.name, setting: setting.name, round, figures: figures ?? {} });
        if (!figures) continue;
        const { cold, hovered: ahead, warm } = figures;
        console.error(
          `navigation ${round}/${rounds} ${setting.name} ${site.name}: cold ${cold.toFixed(0)} ms, hovered ${ahead.toFixed(0)} ms, warm ${warm.toFixed(0)} ms`,
        );
      }
    }
  }
  await browser.close();
  return samples;
}

const navigate = async (browser: Browser, site: MeasuredSite, setting: Setting) => ({
  ...(await coldAndWarm(browser, site, setting)),
  ...(await hovered(browser, site, setting)),
});

const coldAndWarm = (browser: Browser, site: MeasuredSite, { conditions, reducedMotion }: Setting) =>
  withVisit(browser, { ...DESKTOP, reducedMotion }, conditions, async ({ page, traffic }) => {
    await page.goto(site.origin + FROM);
    await untilAlive(page);
    await traffic.quiet(page);
    const cold = await follow(page);
    await traffic.quiet(page);
    await goBack(page);
    await traffic.quiet(page);
    return { cold, warm: await follow(page) };
  });

const hovered = (browser: Browser, site: MeasuredSite, { conditions, reducedMotion }: Setting) =>
  withVisit(browser, { ...DESKTOP, reducedMotion }, conditions, async ({ page, traffic }) => {
    await page.goto(site.origin + FROM);
    await untilAlive(page);
    await traffic.quiet(page);
    await hover(page);
    await traffic.quiet(page);
    return { hovered: await follow(page) };
  });
