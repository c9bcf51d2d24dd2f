import { type NavigationSample, SETTINGS } from '../parts/navigation.ts';
import { SITE_NAMES } from '../sites/measured-site.ts';
import { figures } from '../statistics.ts';
import { machine, machineLine } from './machine.ts';
import { cell, line, ratio, TITLES } from './pages-table.ts';
import { writeResult } from './results.ts';

const WAYS = [
  { name: 'cold', label: 'cold' },
  { name: 'hovered', label: 'hovered first' },
  { name: 'warm', label: 'the second time' },
] as const;

/** Writes navigation.md and navigation.json. */
export function writeNavigation(samples: readonly NavigationSample[], rounds: number): string {
  const where = machine();
  const sites = SITE_NAMES.filter((site) => samples.some((sample) => sample.site === site));
  const rows = SETTINGS.flatMap((setting) =>
    WAYS.map(({ name, label }) => {
      const of = sites.map((site) => {
        const own = samples.filter((sample) => sample.site === site && sample.setting === setting.name);
        return figures(own.map((sample) => sample.figures))[name];
      });
      const at = (site: (typeof SITE_NAMES)[number]) => of[sites.indexOf(site)];
      return [setting.name, label, ...of.map((figure) => cell(figure, 'ms')), ratio(at('site'), at('single'))];
    }),
  );
  const head = ['', 'link', ...sites.map((site) => `${TITLES[site]}, ms`), '(c) / (b)'];
  const failed = samples.filter((sample) => sample.figures.cold === undefined).map(({ site }) => TITLES[site]);
  const text = [
    '# From the landing page to another remote’s',
    '',
    `${machineLine(where)}. From the click until the new page’s heading is painted; medians of ${rounds} interleaved rounds (quartiles).`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    ...(failed.length > 0 ? [`**${failed.length} navigations did not happen**: ${failed.join(', ')}.`, ''] : []),
  ].join('\n');
  writeResult('navigation.md', text);
  writeResult('navigation.json', JSON.stringify({ machine: where, rounds, samples }, null, 2));
  return text;
}
