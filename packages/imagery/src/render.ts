// `npm run render`: renders every scene that has no picture yet (all widths come from `npm run export`), with Blender.
// Builds never need it. Name scenes to render them again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** As wide as the scene itself says: 1600 px, portraits 960 to 1280. */
const WIDTH = '-';
const SAMPLES = '40';
/** What scenes share; no scene itself. */
const SHARED = 'house_light';

const scenes = readdirSync(join(ROOT, 'scenes')).flatMap((file) =>
  file.endsWith('.py') ? [basename(file, '.py')] : [],
);
const asked = process.argv.slice(2);
const missing = scenes.filter((name) => name !== SHARED && !existsSync(join(ROOT, 'pictures', name)));
mkdirSync(join(ROOT, 'renders'), { recursive: true });
for (const name of asked.length > 0 ? asked : missing) {
  console.log(`rendering ${name}, some minutes…`);
  const out = join(ROOT, 'renders', `${name}.png`);
  execFileSync('blender', ['-b', '-P', join(ROOT, 'scenes', `${name}.py`), '--', out, WIDTH, SAMPLES], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, [join(import.meta.dirname, 'export.ts'), name], { stdio: 'inherit' });
}
