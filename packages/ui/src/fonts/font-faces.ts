/** Metrics of a font in units per em, from its own tables (as Capsize lists them). */
interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  /** Average advance of the letters of English text. */
  averageWidth: number;
}

export const METRICS = {
  cormorant: { ascent: 924, descent: 287, unitsPerEm: 1000, averageWidth: 394 },
  jost: { ascent: 1070, descent: 375, unitsPerEm: 1000, averageWidth: 428 },
  timesNewRoman: { ascent: 1825, descent: 443, unitsPerEm: 2048, averageWidth: 832 },
  arial: { ascent: 1854, descent: 434, unitsPerEm: 2048, averageWidth: 913 },
} satisfies Record<string, Metrics>;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** How a system font must be stretched to stand where the web font will. */
export function fallbackMetrics(web: Metrics, system: Metrics) {
  const size = web.averageWidth / web.unitsPerEm / (system.averageWidth / system.unitsPerEm);
  return {
    sizeAdjust: percent(size),
    ascentOverride: percent(web.ascent / web.unitsPerEm / size),
    descentOverride: percent(web.descent / web.unitsPerEm / size),
    lineGapOverride: '0%',
  };
}

/**
 * The `@font-face` rules of the house, for Emotion.
 *
 * @param base where the shell's browser files are: `/releases/shell/1.0.0/web/`
 */
export function fontFaces(base: string): { '@font-face': Record<string, string> }[] {
  const face = (fontFamily: string, file: string, fontStyle: string, fontWeight: string) => ({
    '@font-face': {
      fontFamily,
      fontStyle,
      fontWeight,
      fontDisplay: 'swap',
      src: `url(${base}fonts/${file}) format('woff2')`,
    },
  });
  return [
    face('Cormorant Garamond', 'cormorant-garamond-latin-wght-normal.woff2', 'normal', '300 700'),
    face('Cormorant Garamond', 'cormorant-garamond-latin-wght-italic.woff2', 'italic', '300 700'),
    face('Jost', 'jost-latin-wght-normal.woff2', 'normal', '100 900'),
    {
      '@font-face': {
        fontFamily: 'Cormorant fallback',
        src: "local('Times New Roman'), local('Liberation Serif'), local('Georgia')",
        ...fallbackMetrics(METRICS.cormorant, METRICS.timesNewRoman),
      },
    },
    {
      '@font-face': {
        fontFamily: 'Jost fallback',
        src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
        ...fallbackMetrics(METRICS.jost, METRICS.arial),
      },
    },
  ];
}
