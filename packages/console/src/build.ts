// `npm run build` (in packages/console): dist/index.html and dist/assets/, which the gateway serves below /ops.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApplication } from '@clandor/build';
import { indexHtml } from './index-html.ts';

/** Where the gateway serves dist/assets/. */
const BASE = '/ops/assets/';
/** What the script may weigh, compressed with Brotli: it is opened on a phone, at night. */
const BUDGET = 150_000;

const built = await buildApplication({
  packageDir: join(import.meta.dirname, '..'),
  name: 'console',
  entry: './src/main.tsx',
  base: BASE,
});
writeFileSync(join(built.folder, 'index.html'), indexHtml(built));
const kilobytes = (built.bytes / 1_000).toFixed(1);
console.log(`console: ${kilobytes} KB (Brotli) in ${built.seconds.toFixed(1)} s`);
if (built.bytes > BUDGET) {
  console.error(`console: the script weighs ${kilobytes} KB, and may weigh ${BUDGET / 1_000}`);
  process.exitCode = 1;
}
