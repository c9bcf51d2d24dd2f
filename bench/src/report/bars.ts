import type { SiteName } from '../sites/measured-site.ts';
import { SITE_NAMES } from '../sites/measured-site.ts';
import type { Figure } from '../statistics.ts';
import { type Metric, written } from './page-metrics.ts';
import { type PageFigures, TITLES } from './pages-table.ts';

const COLORS: Readonly<Record<SiteName, string>> = {
  floor: '#9aa0a6',
  single: '#5b7db1',
  site: '#b08d57',
  next: '#3f3f46',
};
const BAR = 14;
const GROUP = SITE_NAMES.length * BAR + 26;
const HEIGHT = 170;
const LEFT = 60;

/** A drawing with a row of bars for each metric: a group a page, a bar a site, its quartiles as a line over it. */
export function barsOf(pages: PageFigures, metrics: readonly Metric[]): string {
  const paths = Object.keys(pages);
  const width = LEFT + paths.length * GROUP + 20;
  const rows = metrics.map((metric, index) => row(pages, paths, metric, index * (HEIGHT + 70) + 60));
  const legend = SITE_NAMES.map(
    (site, index) =>
      `<rect x="${LEFT + index * 120}" y="12" width="10" height="10" fill="${COLORS[site]}"/><text x="${LEFT + 15 + index * 120}" y="21">${TITLES[site]}</text>`,
  );
  const total = Math.max(width, LEFT + SITE_NAMES.length * 120);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${metrics.length * (HEIGHT + 70) + 40}" font-family="sans-serif" font-size="11">`,
    '<title>The medians as bars, and their quartiles as lines over them</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...legend,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function row(pages: PageFigures, paths: readonly string[], { name, label, unit }: Metric, top: number): string {
  const all = paths.flatMap((path) => SITE_NAMES.flatMap((site) => pages[path]?.[site]?.[name] ?? []));
  const most = Math.max(...all.map(({ high }) => high), 1e-9);
  const y = (value: number) => top + HEIGHT - (value / most) * (HEIGHT - 20);
  const bar = (figure: Figure, site: SiteName, x: number) =>
    [
      `<rect x="${x}" y="${y(figure.median).toFixed(1)}" width="${BAR - 3}" height="${(top + HEIGHT - y(figure.median)).toFixed(1)}" fill="${COLORS[site]}"><title>${TITLES[site]}: ${written(figure.median, unit)} ${unit}</title></rect>`,
      `<path d="M${x + BAR / 2 - 1.5} ${y(figure.low).toFixed(1)}V${y(figure.high).toFixed(1)}" stroke="#000"/>`,
    ].join('');
  const groups = paths.map((path, index) => {
    const x = LEFT + index * GROUP;
    const bars = SITE_NAMES.map((site, place) => {
      const figure = pages[path]?.[site]?.[name];
      return figure ? bar(figure, site, x + place * BAR) : '';
    });
    const short = path.length > 13 ? `…${path.slice(-12)}` : path;
    return `${bars.join('')}<text x="${x}" y="${top + HEIGHT + 14}">${short}</text>`;
  });
  return [
    `<text x="8" y="${top}" font-weight="bold">${label}${unit ? `, ${unit}` : ''}</text>`,
    `<text x="8" y="${y(most) + 4}">${written(most, unit)}</text>`,
    `<path d="M${LEFT - 6} ${top + HEIGHT}H${LEFT + paths.length * GROUP}" stroke="#888"/>`,
    ...groups,
  ].join('\n');
}
