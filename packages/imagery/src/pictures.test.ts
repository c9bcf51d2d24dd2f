import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALT_TEXTS } from './alt-texts.ts';
import type { PictureData } from './index.ts';

const FOLDER = join(import.meta.dirname, '../pictures');
const SCENES = join(import.meta.dirname, '../scenes');
const names = readdirSync(FOLDER);

it('every picture has its scene, every scene its picture, and each says what it shows', () => {
  const scenes = readdirSync(SCENES).flatMap((file) =>
    /^(?!house_light).*\.py$/.test(file) ? [file.slice(0, -3)] : [],
  );
  expect(names.toSorted()).toEqual(scenes.toSorted());
  expect(Object.keys(ALT_TEXTS).toSorted()).toEqual(scenes.toSorted());
  expect(new Set(Object.values(ALT_TEXTS)).size).toBe(scenes.length);
});

describe.each(names)('%s', (name) => {
  const load = async (): Promise<PictureData> => (await import(join(FOLDER, name, 'index.ts'))).default;

  it('says what its files are', async () => {
    const picture = await load();
    expect(picture.name).toBe(name);
    expect(picture.alt).toBe(ALT_TEXTS[name]);
    expect(picture.placeholder.length).toBeLessThan(800);
    for (const width of picture.widths) {
      for (const format of ['avif', 'webp']) {
        const metadata = await sharp(join(FOLDER, name, `${name}-${width}.${format}`)).metadata();
        expect(metadata.width).toBe(width);
      }
    }
    expect(picture.width).toBe(picture.widths.at(-1));
    expect(Math.max(picture.width, picture.height), 'sharp on a desk').toBeGreaterThanOrEqual(1200);
    const card = await sharp(join(FOLDER, name, `${name}-card.jpg`)).metadata();
    expect(card).toMatchObject({ width: 1200, height: 630 });
  });

  it('is at most 120 KB in every width', () => {
    for (const file of readdirSync(join(FOLDER, name))) {
      expect(statSync(join(FOLDER, name, file)).size, file).toBeLessThanOrEqual(120_000);
    }
  });
});
