import type { OpsPart } from '@clandor/contract';
import { bytes, difference, firstPage } from '../words/sizes.ts';

const SMALL = { width: 112, height: 28 };
const LARGE = { width: 320, height: 64 };
const INSET = 4;

type Box = typeof SMALL;

/** The size of the newest releases as a line that ends in a dot; the same in words for who does not see it. */
export function Sparkline({ trend, large = false }: { trend: OpsPart['trend']; large?: boolean }) {
  const box = large ? LARGE : SMALL;
  const { width, height } = box;
  const sizes = trend.map(({ size }) => firstPage(size));
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || first === last) return null;
  const points = pointsOf(sizes, box);
  const end = points.at(-1) ?? [0, 0];
  return (
    <svg role="img" aria-label={inWords(trend)} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--hairline)" />
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <circle cx={end[0]} cy={end[1]} r="2.5" fill="currentColor" />
    </svg>
  );
}

/** Sizes that differ by little look as if they do: the scale spans a tenth of the largest at least. */
function pointsOf(sizes: readonly number[], { width, height }: Box): [number, number][] {
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const range = Math.max(high - low, high * 0.1, 1);
  const base = (high + low) / 2 - range / 2;
  return sizes.map((size, at) => [
    round(INSET + (at / (sizes.length - 1)) * (width - 2 * INSET)),
    round(height - INSET - ((size - base) / range) * (height - 2 * INSET)),
  ]);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** `First page over 8 releases: 41.2 KB (1.0.0) to 44.8 KB (1.0.7), +3.6 KB` */
export function inWords(trend: OpsPart['trend']): string {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return '';
  const [from, to] = [firstPage(first.size), firstPage(last.size)];
  return `First page over ${trend.length} releases: ${bytes(from)} (${first.version}) to ${bytes(to)} (${last.version}), ${difference(from, to)}`;
}
