import type { BuildSample } from '../parts/builds.ts';
import type { NavigationSample } from '../parts/navigation.ts';
import type { PageSample } from '../parts/pages.ts';
import type { ServerSample } from '../parts/server.ts';
import { figures } from '../statistics.ts';
import { pageFigures } from './pages-table.ts';

/** One thing that the site is to reach (issue 7, "It must reach"), and what was measured. */
export interface Goal {
  what: string;
  wanted: string;
  measured: string;
  isReached: boolean;
}

const atMost = (what: string, value: number, limit: number, unit = ''): Goal[] =>
  goal(what, value, `at most ${limit}${unit}`, value <= limit, unit);
const atLeast = (what: string, value: number, limit: number): Goal[] =>
  goal(what, value, `at least ${limit}`, value >= limit);
const below = (what: string, value: number, limit: number, unit = ''): Goal[] =>
  goal(what, value, `below ${limit}${unit}`, value < limit, unit);

/** What was not measured is no goal. */
function goal(what: string, value: number, wanted: string, isReached: boolean, unit = ''): Goal[] {
  if (Number.isNaN(value)) return [];
  return [{ what, wanted, measured: `${Number(value.toFixed(value < 10 ? 2 : 0))}${unit}`, isReached }];
}

const NONE = Number.NaN;

export function pageGoals(samples: readonly PageSample[]): Goal[] {
  return Object.entries(pageFigures(samples)).flatMap(([path, { floor, single, site, next }]) => {
    const own = (name: string) => site?.[name]?.median ?? NONE;
    const to = (other: typeof site, name: string) => own(name) / (other?.[name]?.median ?? NONE);
    return [
      ...atMost(`${path}: largest paint, to the floor`, to(floor, 'largestPaint'), 1.05),
      ...atMost(`${path}: layout shift`, own('shift'), 0),
      ...atMost(`${path}: script bytes, to the single bundle`, to(single, 'scripts'), 1.08),
      ...atMost(`${path}: script bytes, to Next.js`, to(next, 'scripts'), 1),
      ...atMost(
        `${path}: requests more than the single bundle`,
        own('requests') - (single?.requests?.median ?? NONE),
        5,
      ),
      ...below(`${path}: requests, to Next.js`, to(next, 'requests'), 1),
      ...atMost(`${path}: blocking time, to the single bundle`, to(single, 'blocking'), 1.05),
      ...below(`${path}: blocking time, to Next.js`, to(next, 'blocking'), 1),
      ...atMost(`${path}: until a click is answered, to the single bundle`, to(single, 'firstAnswer'), 1.05),
      ...below(`${path}: until a click is answered, to Next.js`, to(next, 'firstAnswer'), 1),
    ];
  });
}

/** Pages with much on them that answers at once; all others are to have full marks. */
const BUSY: readonly string[] = ['/ladies-application', '/explore'];

export const lighthouseGoals = (samples: readonly PageSample[]): Goal[] =>
  Object.entries(pageFigures(samples)).flatMap(([path, { site }]) =>
    atLeast(`${path}: Lighthouse, mobile performance`, site?.score?.median ?? NONE, BUSY.includes(path) ? 98 : 100),
  );

export function navigationGoals(samples: readonly NavigationSample[]): Goal[] {
  const of = (site: string, setting: string) =>
    figures(samples.filter((each) => each.site === site && each.setting === setting).map((each) => each.figures));
  return [...new Set(samples.map(({ setting }) => setting))].flatMap((setting) => {
    const [site, single] = [of('site', setting), of('single', setting)];
    return [
      ...(setting.startsWith('slow')
        ? []
        : atMost(`navigation ${setting}, hovered first`, site.hovered?.median ?? NONE, 50, ' ms')),
      ...atMost(
        `navigation ${setting}, cold, to the lazy route`,
        (site.cold?.median ?? NONE) / (single.cold?.median ?? NONE),
        1.1,
      ),
    ];
  });
}

export function serverGoals(samples: readonly ServerSample[]): Goal[] {
  const of = (target: string) => figures(samples.filter((each) => each.target === target).map((each) => each.figures));
  const ratio = (one: string, other: string, name: 'highest' | 'p99') =>
    (of(one)[name]?.median ?? NONE) / (of(other)[name]?.median ?? NONE);
  return [
    ...atLeast('requests a second, to bare node:http', ratio('site', 'bare node:http', 'highest'), 0.9),
    ...atLeast('requests a second, to next start', ratio('site', 'next start', 'highest'), 8),
    ...atLeast(
      'requests a second behind nginx, to nginx',
      ratio('site behind nginx, kept a second', 'nginx, a file', 'highest'),
      0.95,
    ),
    ...below('p99 at half of the highest rate', of('site').p99?.median ?? NONE, 10, ' ms'),
    ...below(
      'p99 with a publish and activation, to without',
      ratio('site, publish and activation', 'site, nothing else', 'p99'),
      1.2,
    ),
  ];
}

export function buildGoals(samples: readonly BuildSample[]): Goal[] {
  const all = figures(samples.map((sample) => sample.figures));
  const seconds = (start: string) =>
    (Object.entries(all).find(([name]) => name.startsWith(start))?.[1].median ?? NONE) / 1000;
  return [
    ...atMost('cold build of one remote', seconds('one remote'), 5, ' s'),
    ...atMost('cold build of everything', seconds('everything, nothing'), 60, ' s'),
    ...atMost('everything cached', seconds('everything, cached'), 3, ' s'),
    ...below('activation of a new composition, served', seconds('activation of a new composition, until'), 3, ' s'),
    ...below('back to the one before, served', seconds('back to the composition before, until'), 0.2, ' s'),
  ];
}
