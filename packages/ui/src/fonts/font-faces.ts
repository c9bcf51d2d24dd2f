import { FONTS, fontFile, RANGES } from './fonts.ts';
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
  const faces = FONTS.flatMap((cut) =>
    (['basic', 'more'] as const).map((range) => ({
      '@font-face': {
        fontFamily: cut.family,
        fontStyle: cut.style,
        fontWeight: cut.weight,
        fontDisplay: 'swap',
        src: `url(${base}fonts/${fontFile(cut, range)}) format('woff2')`,
        unicodeRange: RANGES[range],
      },
    })),
  );
  const fallback = (fontFamily: string, fontStyle: string, src: string, metrics: Record<string, string>) => ({
    '@font-face': { fontFamily, fontStyle, src, ...metrics },
  });
  const { cormorant, cormorantItalic, jost, timesNewRoman, timesNewRomanItalic, arial } = METRICS;
  return [
    ...faces,
    fallback('Cormorant fallback', 'normal', TIMES, fallbackMetrics(cormorant, timesNewRoman)),
    fallback('Cormorant fallback', 'italic', TIMES_ITALIC, fallbackMetrics(cormorantItalic, timesNewRomanItalic)),
    fallback('Jost fallback', 'normal', ARIAL, fallbackMetrics(jost, arial)),
  ];
}
