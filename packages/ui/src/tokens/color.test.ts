import { describe, expect, it } from 'vitest';
import { color } from './color.ts';
import { grounds } from './ground.ts';

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

it('counts as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

// The highest dark ground is no section's; toasts and option lists stand on it.
describe.each(Object.entries({ ...grounds, high: { ...grounds.raised, background: color.inkHigh } }))(
  'on %s',
  (_name, ground) => {
    it.each(['color', '--muted', '--accent', '--error'] as const)('text in %s meets AA', (name) => {
      expect(contrast(ground[name], ground.background)).toBeGreaterThanOrEqual(4.5);
    });
    it.each(['--control', '--focus'] as const)('%s is seen', (name) => {
      expect(contrast(ground[name], ground.background)).toBeGreaterThanOrEqual(3);
    });
    it('a solid button is read, and stands out', () => {
      expect(contrast(ground['--on-solid'], ground['--solid'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ground['--solid'], ground.background)).toBeGreaterThanOrEqual(3);
    });
  },
);

it('text that is selected is read', () => expect(contrast(color.ink, color.champagne)).toBeGreaterThanOrEqual(4.5));
