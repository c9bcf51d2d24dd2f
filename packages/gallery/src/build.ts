// `npm run build:development` (in packages/gallery): builds the gallery into dist-development/. It never ships: no
// release has it, and the site does not know it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '@clandor/build';

const ROOT = join(import.meta.dirname, '..');
const { folder, seconds } = await buildPage(ROOT, 'gallery', './src/gallery.tsx');
writeFileSync(
  join(folder, 'index.html'),
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The language of the house</title><link rel="icon" href="data:,"><script defer src="/web/gallery.js"></script></head><body><div id="root"></div></body></html>\n',
);
console.log(`gallery: built in ${seconds.toFixed(1)} s`);
