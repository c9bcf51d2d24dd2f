// `npm run site-pictures`: makes of the house's letter and of the landing page's picture what browsers, home screens
// and link previews show of the site. The results lie in public/, so builds need neither fonts nor sharp for it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { color } from '@clandor/ui/color';
import { fontFiles } from '@clandor/ui/font-files';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../public');
const HERO = join(import.meta.dirname, '../../packages/imagery/pictures/landing-hero/landing-hero-1600.webp');
const serif = openSync(fontFiles[0]?.source ?? '') as Font;

/** Outlines of a line of text, centred at x, standing on y, as SVG; so that no font is needed to show it. */
function outlines(text: string, x: number, y: number, size: number, tracking = 0): string {
  const { glyphs, positions } = serif.layout(text);
  const scale = size / serif.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + tracking * size);
  let left = x - (advances.reduce((sum, each) => sum + each, 0) - tracking * size) / 2;
  return glyphs
    .map((glyph, index) => {
      const at = `translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      left += advances[index] ?? 0;
      return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}

/** The letter on ink. `size` of 64: how large the letter stands. */
const icon = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Clandor</title><path fill="${color.ink}" d="M0 0h64v64H0z"/><g fill="${color.champagne}">${outlines('C', 32, 32 + size * 0.315, size)}</g></svg>\n`;

async function png(name: string, svg: string, width: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .resize(width, width)
    .png({ palette: true })
    .toFile(join(PUBLIC, name));
}

async function card(): Promise<void> {
  const [width, height] = [1200, 630];
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${color.ink}" fill-opacity="0.62" d="M0 0h${width}v${height}H0z"/><g fill="${color.ivory}">${outlines('Clandor', width / 2, 340, 168, -0.01)}</g><path stroke="${color.champagne}" d="M540 400h120"/><g fill="${color.champagne}">${outlines('PRIVATE MEMBERSHIP CLUB', width / 2, 462, 30, 0.2)}</g></svg>`;
  await sharp(HERO)
    .resize(width, height)
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(PUBLIC, 'card.jpg'));
}

writeFileSync(join(PUBLIC, 'icon.svg'), icon(66));
await png('icon-192.png', icon(66), 192);
await png('icon-512.png', icon(66), 512);
await png('apple-touch-icon.png', icon(60), 180);
// Whatever shape a home screen cuts it to, the letter stays inside.
await png('icon-maskable-512.png', icon(46), 512);
await card();
console.log(`written to ${PUBLIC}`);
