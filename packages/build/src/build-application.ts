import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runWebpack } from './build.ts';
import { integrity } from './chunk-integrity-plugin.ts';
import { application, outputFolder } from './configuration.ts';
import { preloadedFonts, writeFonts } from './fonts.ts';

export interface ApplicationOptions {
  /** The absolute folder of the package. */
  packageDir: string;
  /** What its script is called. */
  name: string;
  /** The module that starts it, below packageDir. */
  entry: string;
  /** Where its files will be served, from the root and with a slash at its end: `/ops/assets/`. */
  base: string;
}

/** What an index.html needs to know. */
export interface BuiltApplication {
  /** The absolute folder; the script and the fonts lie in `assets/` below it. */
  folder: string;
  script: { address: string; integrity: string };
  /** For `GlobalStyle`: the folder that holds `fonts/`, and the addresses of those that every page preloads. */
  fonts: { base: string; preload: string[] };
  /** The script's bytes, compressed with Brotli. */
  bytes: number;
  seconds: number;
}

/**
 * Builds a page of its own into dist/assets/: one script and the house's fonts, all named by their content, so that
 * they may be kept forever.
 *
 * @throws with webpack's own messages when it does not compile
 */
export async function buildApplication({
  packageDir,
  name,
  entry,
  base,
}: ApplicationOptions): Promise<BuiltApplication> {
  const started = performance.now();
  const folder = join(packageDir, outputFolder('production'));
  const assets = join(folder, 'assets');
  await runWebpack([application(packageDir, name, entry, base)]);
  const script = readdirSync(assets).find((file) => file.endsWith('.js'));
  if (!script) throw new Error('the build left no script');
  const bytes = readFileSync(join(assets, script));
  const fontFolder = await writeNamedFonts(assets);
  const fontBase = `${base}${fontFolder}/`;
  return {
    folder,
    script: { address: base + script, integrity: integrity(bytes) },
    fonts: { base: fontBase, preload: [...preloadedFonts].map((file) => `${fontBase}fonts/${file}`) },
    bytes: brotliCompressSync(bytes).length,
    seconds: (performance.now() - started) / 1000,
  };
}

/** The files keep the names that `GlobalStyle` knows; the folder above them is named by their content. */
async function writeNamedFonts(assets: string): Promise<string> {
  const made = join(assets, 'fonts');
  await writeFonts(made);
  const hash = createHash('sha256');
  for (const file of readdirSync(made).sort()) hash.update(readFileSync(join(made, file)));
  const name = hash.digest('hex').slice(0, 12);
  mkdirSync(join(assets, name));
  renameSync(made, join(assets, name, 'fonts'));
  return name;
}
