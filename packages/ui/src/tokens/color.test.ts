import { describe, expect, it } from 'vitest';
import { color } from './color.ts';

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

const onInk = [color.ivory, color.mutedIvory, color.champagne, color.error];
const onPaper = [color.onPaper, color.mutedOnPaper, color.champagneOnPaper, color.errorOnPaper];

describe('colours meet AA', () => {
  it.each([color.ink, color.inkRaised, color.inkHigh].flatMap((ground) => onInk.map((text) => [text, ground])))(
    'text %s on %s',
    (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(onPaper.map((text) => [text]))('text %s on paper', (text) =>
    expect(contrast(text, color.paper)).toBeGreaterThanOrEqual(4.5),
  );
  it('borders of controls on ink', () => expect(contrast(color.control, color.ink)).toBeGreaterThanOrEqual(3));
});
