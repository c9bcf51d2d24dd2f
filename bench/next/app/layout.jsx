import { preload } from 'react-dom';
import { generated } from '../house/head.js';

export const viewport = { themeColor: generated('look').color, colorScheme: 'dark' };

export default function Layout({ children }) {
  for (const font of generated('look').fonts)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
