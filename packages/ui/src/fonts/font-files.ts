import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A font file of the house: its name in a release, and where it comes from. Run by Node in the build only. */
export interface FontFile {
  file: string;
  /** The absolute path in node_modules. */
  source: string;
}

const from = (family: string, file: string): FontFile => ({
  file,
  source: join(
    dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/package.json`))),
    'files',
    file,
  ),
});

/**
 * Latin subsets, variable in weight: the serif upright and truly italic, the sans upright. All are in the first line of
 * nearly every page, so the document preloads them all.
 */
export const fontFiles: readonly FontFile[] = [
  from('cormorant-garamond', 'cormorant-garamond-latin-wght-normal.woff2'),
  from('cormorant-garamond', 'cormorant-garamond-latin-wght-italic.woff2'),
  from('jost', 'jost-latin-wght-normal.woff2'),
];
