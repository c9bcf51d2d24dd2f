/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles } from '@clandor/ui/font-files';
import subsetFont from 'subset-font';

/**
 * Cuts the house's fonts to the characters and weights that pages use and lays them into the shell's release; the page
 * names them in its `@font-face` rules.
 */
export async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { file, source, keep, text } of fontFiles) {
    const cut = await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: keep },
    });
    writeFileSync(join(folder, file), cut);
  }
}

/** The names of the font files that every page preloads. */
export const preloadedFonts: ReadonlySet<string> = new Set(
  fontFiles.flatMap(({ file, preload }) => (preload ? [file] : [])),
);
