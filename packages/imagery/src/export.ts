// `npm run export`: makes of every render what pages need: AVIF and WebP in all widths, a placeholder, a card
// for link previews, and index.ts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { ALT_TEXTS } from './alt-texts.ts';
import type { PictureData } from './index.ts';

const ROOT = join(import.meta.dirname, '..');
/** Widths that pages use, in pixels; a render smaller than one leaves it out. */
const WIDTHS = [480, 800, 1200, 1600];
/** The heaviest that a file may be, in bytes (art-direction.md). */
const MOST_BYTES = 120_000;
/** What link previews show, in pixels: the shape that all of them take. */
const CARD = { width: 1200, height: 630 };
/** From the best down to what still looks well. */
const QUALITIES = { avif: [58, 50, 42, 34], webp: [76, 68, 58, 48] } as const;
type Format = keyof typeof QUALITIES;

/** @throws Error when no quality makes the file light enough */
async function encode(render: string, width: number, format: Format): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for (const quality of QUALITIES[format]) {
    bytes = await sharp(render).resize({ width })[format]({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`${basename(render)} is heavier than ${MOST_BYTES} bytes as ${format} at ${width} px`);
}

async function exportPicture(name: string): Promise<void> {
  const render = join(ROOT, 'renders', `${name}.png`);
  const alt = ALT_TEXTS[name];
  if (!alt) throw new Error(`${name} has no alternative text in src/alt-texts.ts`);
  const { width = 0, height = 0 } = await sharp(render).metadata();
  const fitting = WIDTHS.filter((each) => each <= width);
  // A render between two widths also ships in its own.
  const widths = width < (WIDTHS.at(-1) ?? 0) && width > (fitting.at(-1) ?? 0) * 1.1 ? [...fitting, width] : fitting;
  const folder = join(ROOT, 'pictures', name);
  mkdirSync(folder, { recursive: true });
  for (const each of widths) {
    for (const format of ['avif', 'webp'] as const) {
      writeFileSync(join(folder, `${name}-${each}.${format}`), await encode(render, each, format));
    }
  }
  // JPEG: what every link preview reads.
  await sharp(render)
    .resize({ ...CARD, position: 'attention' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(folder, `${name}-card.jpg`));
  const largest = widths.at(-1) ?? width;
  const tiny = await sharp(render).resize({ width: 20 }).blur(1).webp({ quality: 30 }).toBuffer();
  const picture: PictureData = {
    name,
    width: largest,
    height: Math.round((height * largest) / width),
    alt,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    widths,
  };
  writeFileSync(
    join(folder, 'index.ts'),
    `import type { PictureData } from '../../src/index.ts';\n\nconst picture: PictureData = ${JSON.stringify(picture, null, 2)};\n\nexport default picture;\n`,
  );
  console.log(`${name}: ${widths.join(', ')} px`);
}

const asked = process.argv.slice(2);
const rendered = readdirSync(join(ROOT, 'renders')).flatMap((file) =>
  file.endsWith('.png') ? [basename(file, '.png')] : [],
);
for (const name of asked.length > 0 ? asked : rendered) await exportPicture(name);
