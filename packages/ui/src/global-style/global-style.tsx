import { Global } from '@emotion/react';
import { fontFaces } from '../fonts/font-faces.ts';
import { color } from '../tokens/color.ts';
import { focusRing } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

/** The ground of every page. The shell mounts it once; `fontBase` is where its browser files are. */
export function GlobalStyle({ fontBase }: { fontBase: string }) {
  return (
    <Global
      styles={[
        ...fontFaces(fontBase),
        {
          '*, *::before, *::after': { boxSizing: 'border-box' },
          html: { colorScheme: 'dark', background: color.ink, textSizeAdjust: '100%', scrollPaddingTop: '6rem' },
          body: {
            ...type.body,
            margin: 0,
            background: color.ink,
            color: color.ivory,
            overflowWrap: 'break-word',
            WebkitFontSmoothing: 'antialiased',
          },
          'h1, h2, h3, h4, p, figure, blockquote': { margin: 0 },
          'h1, h2, h3': { textWrap: 'balance' },
          'img, picture, video': { display: 'block', maxWidth: '100%' },
          a: { color: 'inherit', textUnderlineOffset: '0.25em', textDecorationThickness: 1 },
          'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
          ':focus-visible': focusRing,
          'h1:focus, main:focus': { outline: 'none' },
          '::selection': { background: color.champagne, color: color.ink },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
          },
          '@media print': { 'html, body': { background: '#fff', color: '#000' } },
        },
      ]}
    />
  );
}
