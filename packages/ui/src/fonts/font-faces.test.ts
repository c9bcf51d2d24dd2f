import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fallbackMetrics, fontFaces, METRICS } from './font-faces.ts';
import { fontFiles } from './font-files.ts';

it('every file that a face names is one that the build copies, and is there', () => {
  const named = JSON.stringify(fontFaces('/base/')).match(/[\w-]+\.woff2/g);
  expect(named).toEqual(fontFiles.map(({ file }) => file));
  for (const { source } of fontFiles) expect(existsSync(source), source).toBe(true);
});

it('stretches a fallback so that a line is as wide and as high as in the web font', () => {
  const { sizeAdjust, ascentOverride } = fallbackMetrics(METRICS.cormorant, METRICS.timesNewRoman);
  const size = Number.parseFloat(sizeAdjust) / 100;
  expect((832 / 2048) * size).toBeCloseTo(0.394, 3);
  expect((Number.parseFloat(ascentOverride) / 100) * size).toBeCloseTo(0.924, 3);
});
