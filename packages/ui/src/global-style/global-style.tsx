import { Global } from '@emotion/react';
import { fontFaces } from '../fonts/font-faces.ts';
import { color } from '../tokens/color.ts';
import { grounds } from '../tokens/ground.ts';
import { focusRing, media } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

const { background, ...ground } = grounds.ink;

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { ...ground, background, textSizeAdjust: '100%', scrollPaddingTop: '6rem' },
  body: {
    ...type.body,
    margin: 0,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // The sans has no italic of its own: a geometric one leans as it is. A weight that is not there is never smeared.
    fontSynthesis: 'style',
  },
  'h1, h2, h3, h4, p, figure, blockquote, dl, dd': { margin: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'img, picture, video, svg': { display: 'block', maxWidth: '100%' },
  a: { color: 'inherit', textUnderlineOffset: '0.25em', textDecorationThickness: 1 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
} as const;

const focus = {
  ':focus-visible': focusRing,
  // They take the focus after a change of page, to be read out; no visitor moves to them.
  'h1:focus, main:focus': { outline: 'none' },
  '::selection': { background: color.champagne, color: color.ink },
} as const;

const asked = {
  [media.still]: {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
    },
  },
  [media.print]: {
    'html, body, section, article, main, footer': { background: '#fff !important', color: '#000 !important' },
    // Ink on paper, whatever the ground was.
    '*': { '--muted': '#333', '--accent': '#000', '--hairline': '#999', animation: 'none !important' },
    'p, li, h1, h2, h3, picture': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    section: { minHeight: '0 !important', paddingBlock: '1.5rem !important' },
  },
} as const;

/**
 * The ground of every page: faces, reset, focus ring, and what a visitor asked of the browser (less motion, paper).
 * The shell mounts it once.
 *
 * @param fontBase where the shell's browser files are: `/releases/shell/1.0.0/web/`
 */
export function GlobalStyle({ fontBase }: { fontBase: string }) {
  return <Global styles={[...fontFaces(fontBase), reset, focus, asked]} />;
}
