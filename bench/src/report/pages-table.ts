import type { PageSample } from '../parts/pages.ts';
import { SITE_NAMES, type SiteName } from '../sites/measured-site.ts';
import { type Figure, figures } from '../statistics.ts';
import { type Metric, PAGE_METRICS, written } from './page-metrics.ts';

/** Each page's figures on each site, over all rounds. */
export type PageFigures = Record<string, Partial<Record<SiteName, Record<string, Figure>>>>;

export function pageFigures(samples: readonly PageSample[]): PageFigures {
  const paths = [...new Set(samples.map(({ path }) => path))];
  return Object.fromEntries(
    paths.map((path) => [
      path,
      Object.fromEntries(
        SITE_NAMES.flatMap((site) => {
          const own = samples.filter((sample) => sample.site === site && sample.path === path);
          return own.length > 0 ? [[site, figures(own.map((sample) => sample.figures))]] : [];
        }),
      ),
    ]),
  );
}

/** What the sites are called in tables. */
export const TITLES: Readonly<Record<SiteName, string>> = {
  floor: '(a) floor',
  single: '(b) single bundle',
  site: '(c) site',
  next: '(d) Next.js',
};
const OTHERS = ['floor', 'single', 'next'] as const satisfies readonly SiteName[];

/** A Markdown table for each page: medians, the middle half around them, and the site's ratio to each of the others. */
export const pageTables = (pages: PageFigures, metrics = PAGE_METRICS): string[] =>
  Object.entries(pages).flatMap(([path, bySite]) => {
    const sites = SITE_NAMES.filter((site) => bySite[site]);
    const others = OTHERS.filter((other) => bySite[other] && bySite.site);
    const head = [
      '',
      ...sites.map((site) => TITLES[site]),
      ...others.map((other) => `(c) / ${TITLES[other].slice(0, 3)}`),
    ];
    const rows = metrics
      .filter(({ name }) => sites.some((site) => bySite[site]?.[name]))
      .map((metric) => [
        metric.unit ? `${metric.label}, ${metric.unit}` : metric.label,
        ...sites.map((site) => cell(bySite[site]?.[metric.name], metric.unit)),
        ...others.map((other) => ratio(bySite.site?.[metric.name], bySite[other]?.[metric.name])),
      ]);
    return [`### ${path}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
  });

export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The median, and the quartiles where they differ from it. */
export function cell(figure: Figure | undefined, unit: Metric['unit']): string {
  if (!figure) return '';
  const [middle, low, high] = [figure.median, figure.low, figure.high].map((value) => written(value, unit));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/** The ratio of two medians; nothing where there is nothing to divide by. */
export const ratio = (figure: Figure | undefined, other: Figure | undefined): string =>
  figure && other && other.median > 0 ? (figure.median / other.median).toFixed(2) : '';
