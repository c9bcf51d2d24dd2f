import { dirname, join } from 'node:path';

/** A font file of the house: its name in a release, and where it comes from. Run by Node in the build only. */
export interface FontFile {
  file: string;
  source: string;
}

const from = (family: string, file: string): FontFile => ({
  file,
  source: join(
    dirname(new URL(import.meta.resolve(`@fontsource-variable/${family}/package.json`)).pathname),
    'files',
    file,
  ),
});

/** Latin subsets, variable in weight: the serif upright and truly italic, the sans upright. */
export const fontFiles: readonly FontFile[] = [
  from('cormorant-garamond', 'cormorant-garamond-latin-wght-normal.woff2'),
  from('cormorant-garamond', 'cormorant-garamond-latin-wght-italic.woff2'),
  from('jost', 'jost-latin-wght-normal.woff2'),
];
