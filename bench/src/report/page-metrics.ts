/** How a figure of a page is called in tables, and in what it is counted. */
export interface Metric {
  name: string;
  label: string;
  unit: 'ms' | 'KB' | 'MB' | '';
}

/** In the order of the tables. Names are those of the samples. */
export const PAGE_METRICS: readonly Metric[] = [
  { name: 'firstPaint', label: 'first paint', unit: 'ms' },
  { name: 'largestPaint', label: 'largest paint', unit: 'ms' },
  { name: 'blocking', label: 'blocking time', unit: 'ms' },
  { name: 'shift', label: 'layout shift', unit: '' },
  { name: 'firstAnswer', label: 'menu pressed from its first paint on, answered', unit: 'ms' },
  { name: 'settledAnswer', label: 'menu pressed when all is quiet, answered after', unit: 'ms' },
  { name: 'requests', label: 'requests', unit: '' },
  { name: 'scriptRequests', label: 'of them for scripts', unit: '' },
  { name: 'bytes', label: 'bytes', unit: 'KB' },
  { name: 'html', label: 'HTML', unit: 'KB' },
  { name: 'scripts', label: 'scripts', unit: 'KB' },
  { name: 'fonts', label: 'fonts', unit: 'KB' },
  { name: 'pictures', label: 'pictures', unit: 'KB' },
  { name: 'styles', label: 'styles (apart from the HTML)', unit: 'KB' },
  { name: 'other', label: 'other', unit: 'KB' },
  { name: 'memory', label: 'JavaScript memory', unit: 'MB' },
];

/** What Lighthouse says, in its own words. */
export const LIGHTHOUSE_METRICS: readonly Metric[] = [
  { name: 'score', label: 'performance', unit: '' },
  { name: 'firstPaint', label: 'first paint', unit: 'ms' },
  { name: 'largestPaint', label: 'largest paint', unit: 'ms' },
  { name: 'speedIndex', label: 'speed index', unit: 'ms' },
  { name: 'blocking', label: 'blocking time', unit: 'ms' },
  { name: 'shift', label: 'layout shift', unit: '' },
];

const DIVIDED: Readonly<Record<Metric['unit'], number>> = { ms: 1, KB: 1024, MB: 1024 * 1024, '': 1 };

/** A value as tables have it: whole milliseconds, a tenth of a kilobyte. */
export function written(value: number, unit: Metric['unit']): string {
  const scaled = value / DIVIDED[unit];
  if (unit === 'KB' || unit === 'MB') return scaled.toFixed(1);
  return Number.isInteger(scaled) ? String(scaled) : scaled < 1 ? scaled.toFixed(4) : scaled.toFixed(0);
}
