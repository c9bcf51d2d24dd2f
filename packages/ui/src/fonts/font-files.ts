import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONTS, type FontCut, fontFile, RANGES } from './fonts.ts';

/** A font file of the house: its name in a release, and what it is cut from. Run by Node in the build only. */
export interface FontFile {
  file: string;
  /** The absolute path in node_modules. */
  source: string;
  keep: FontCut['keep'];
  /** Every character of it. */
  text: string;
  /** Whether every page needs it. */
  preload: boolean;
}

export const fontFiles: readonly FontFile[] = FONTS.flatMap((cut) =>
  (['basic', 'more'] as const).map((range) => ({
    file: fontFile(cut, range),
    source: join(
      dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${cut.origin.family}/package.json`))),
      'files',
      cut.origin.file,
    ),
    keep: cut.keep,
    text: charactersOf(RANGES[range]),
    preload: range === 'basic',
  })),
);

/** `U+20-7E, U+A0`: all of those characters. */
function charactersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
