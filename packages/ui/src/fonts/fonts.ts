/** What is cut out of a font for pages: by these names the build makes the files and the page's rules name them. */
export interface FontCut {
  family: string;
  style: 'normal' | 'italic';
  /** The weights it serves, as in `font-weight` of `@font-face`. */
  weight: string;
  /** What its files are called. */
  name: string;
  /** Its package of @fontsource-variable and the file in it. */
  origin: { family: string; file: string };
  /** The weights that are kept: a range that varies, or one. */
  keep: { min: number; max: number } | number;
}

/** The serif upright and truly italic, the sans upright: in the weights that the scale uses (tokens/type.ts) and no others. */
export const FONTS: readonly FontCut[] = [
  {
    family: 'Cormorant Garamond',
    style: 'normal',
    weight: '300 700',
    name: 'cormorant-garamond',
    origin: { family: 'cormorant-garamond', file: 'cormorant-garamond-latin-wght-normal.woff2' },
    keep: { min: 300, max: 400 },
  },
  {
    family: 'Cormorant Garamond',
    style: 'italic',
    weight: '300 700',
    name: 'cormorant-garamond-italic',
    origin: { family: 'cormorant-garamond', file: 'cormorant-garamond-latin-wght-italic.woff2' },
    keep: 300,
  },
  {
    family: 'Jost',
    style: 'normal',
    weight: '300 700',
    name: 'jost',
    origin: { family: 'jost', file: 'jost-latin-wght-normal.woff2' },
    keep: { min: 300, max: 500 },
  },
];

/**
 * The characters of each file, as in `unicode-range`: what English pages are set in, preloaded, and the rest of the
 * Latin ones, fetched by the browser where a page has one of them.
 */
export const RANGES = {
  basic: 'U+20-7E, U+A0, U+A9, U+B7, U+E8-E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  more: 'U+A1-A8, U+AA-B6, U+B8-E7, U+EA-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2010-2011, U+201A, U+201E, U+2020, U+2022, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212',
} as const;
export type FontRange = keyof typeof RANGES;

/** What a file is called. */
export const fontFile = ({ name }: FontCut, range: FontRange): string =>
  `${name}${range === 'basic' ? '' : '-more'}.woff2`;
