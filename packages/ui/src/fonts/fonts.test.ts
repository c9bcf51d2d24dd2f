import { existsSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { measure } from '../tokens/type.ts';
import { fontFaces } from './font-faces.ts';
import { fontFiles } from './font-files.ts';
import { fallbackMetrics, METRICS, type Metrics } from './metrics.ts';

const SAMPLE =
  'Membership is by application. Each one is read in private, and answered in private. The club began with one person and a short list; it is still read by hand. Journeys are arranged from door to door, around a calendar and its quiet hours.';

/** Average advance of the sample's letters, in units of the em. */
function measured(font: Font): number {
  const advances = [...SAMPLE].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  return advances.reduce((sum, each) => sum + each, 0) / advances.length / font.unitsPerEm;
}

const open = (at: number): Font => openSync(fontFiles[at * 2]?.source ?? '') as Font;

it('every file that a face names is one that the build copies, and is there', () => {
  const named = JSON.stringify(fontFaces('/base/')).match(/[\w-]+\.woff2/g);
  expect(named).toEqual(fontFiles.map(({ file }) => file));
  for (const { source } of fontFiles) expect(existsSync(source), source).toBe(true);
});

it('the first files hold every character of the house’s own texts, and every character stands in one file only', () => {
  const [basic, more] = fontFiles.map(({ text }) => text);
  for (const character of `${SAMPLE}’‘“”–—…©·éè\u00a0&@+$0123456789`) expect(basic).toContain(character);
  for (const character of basic ?? '') expect(more).not.toContain(character);
  expect(fontFiles.map(({ preload }) => preload)).toEqual([true, false, true, false, true, false]);
});

describe('the metrics that the fallbacks are cut to', () => {
  const fonts: [string, number, Metrics][] = [
    ['Cormorant Garamond', 0, METRICS.cormorant],
    ['Cormorant Garamond italic', 1, METRICS.cormorantItalic],
    ['Jost', 2, METRICS.jost],
  ];

  it.each(fonts)('%s: height and depth are those in the file', (_name, at, { ascent, descent, unitsPerEm }) => {
    const font = open(at);
    expect([font.ascent, -font.descent, font.unitsPerEm]).toEqual([ascent, descent, unitsPerEm]);
  });

  it.each(fonts)('%s: its letters are as wide as it says, to 3%', (_name, at, { averageWidth, unitsPerEm }) => {
    expect(measured(open(at)) / (averageWidth / unitsPerEm)).toBeGreaterThan(0.97);
    expect(measured(open(at)) / (averageWidth / unitsPerEm)).toBeLessThan(1.03);
  });
});

it('stretches a fallback so that a line is as wide, as high and as deep as in the web font', () => {
  const { sizeAdjust, ascentOverride, descentOverride } = fallbackMetrics(METRICS.cormorant, METRICS.timesNewRoman);
  const size = Number.parseFloat(sizeAdjust) / 100;
  expect((832 / 2048) * size).toBeCloseTo(0.394, 3);
  expect((Number.parseFloat(ascentOverride) / 100) * size).toBeCloseTo(0.924, 3);
  expect((Number.parseFloat(descentOverride) / 100) * size).toBeCloseTo(0.287, 3);
});

it('a line of text holds 60 to 70 letters', () => {
  const letters = Number.parseFloat(measure) / measured(open(2));
  expect(letters).toBeGreaterThanOrEqual(60);
  expect(letters).toBeLessThanOrEqual(70);
});
