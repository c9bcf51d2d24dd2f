/** Metrics of a font in its own units. */
export interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  /** Average advance of the letters of English text, in the weight that is used most. */
  averageWidth: number;
}

/** Cormorant Garamond light, Jost regular, and the system fonts that stand in for them until they are there. */
export const METRICS = {
  cormorant: { ascent: 924, descent: 287, unitsPerEm: 1000, averageWidth: 394 },
  cormorantItalic: { ascent: 924, descent: 287, unitsPerEm: 1000, averageWidth: 355 },
  jost: { ascent: 1070, descent: 375, unitsPerEm: 1000, averageWidth: 428 },
  timesNewRoman: { ascent: 1825, descent: 443, unitsPerEm: 2048, averageWidth: 832 },
  timesNewRomanItalic: { ascent: 1825, descent: 443, unitsPerEm: 2048, averageWidth: 835 },
  arial: { ascent: 1854, descent: 434, unitsPerEm: 2048, averageWidth: 913 },
} as const satisfies Record<string, Metrics>;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** How a system font must be stretched to stand where the web font will: descriptors of its `@font-face`. */
export function fallbackMetrics(web: Metrics, system: Metrics) {
  const size = web.averageWidth / web.unitsPerEm / (system.averageWidth / system.unitsPerEm);
  return {
    sizeAdjust: percent(size),
    ascentOverride: percent(web.ascent / web.unitsPerEm / size),
    descentOverride: percent(web.descent / web.unitsPerEm / size),
    lineGapOverride: '0%',
  };
}
