import { fallbackMetrics, METRICS } from './metrics.ts';

/** Liberation's fonts have the widths of Microsoft's, so one set of metrics serves both. */
const TIMES = "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')";
const TIMES_ITALIC =
  "local('Times New Roman Italic'), local('TimesNewRomanPS-ItalicMT'), local('Liberation Serif Italic')";
const ARIAL = "local('Arial'), local('ArialMT'), local('Liberation Sans')";

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
  const fallback = (fontFamily: string, fontStyle: string, src: string, metrics: Record<string, string>) => ({
    '@font-face': { fontFamily, fontStyle, src, ...metrics },
  });
  const { cormorant, cormorantItalic, jost, timesNewRoman, timesNewRomanItalic, arial } = METRICS;
  return [
    face('Cormorant Garamond', 'cormorant-garamond-latin-wght-normal.woff2', 'normal', '300 700'),
    face('Cormorant Garamond', 'cormorant-garamond-latin-wght-italic.woff2', 'italic', '300 700'),
    face('Jost', 'jost-latin-wght-normal.woff2', 'normal', '100 900'),
    fallback('Cormorant fallback', 'normal', TIMES, fallbackMetrics(cormorant, timesNewRoman)),
    fallback('Cormorant fallback', 'italic', TIMES_ITALIC, fallbackMetrics(cormorantItalic, timesNewRomanItalic)),
    fallback('Jost fallback', 'normal', ARIAL, fallbackMetrics(jost, arial)),
  ];
}
