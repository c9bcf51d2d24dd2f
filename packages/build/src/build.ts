import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats } from 'webpack';
import { whileUnchanged } from './build-id.ts';
import { type ConfigurationFactory, type Mode, outputFolder, plainPage } from './configuration.ts';
import { writeFonts } from './fonts.ts';
import { describeBuild } from './release-json.ts';

/**
 * Builds one releasable package for browser and renderer, and writes its `release.json`.
 *
 * @param packageDir absolute folder of the shell or of a remote
 * @returns seconds taken and bytes of the scripts, for the closing line
 * @throws with webpack's own messages when it does not compile, or when the sources change meanwhile
 */
export function build(packageDir: string, mode: Mode): Promise<{ seconds: number; files: number }> {
  return whileUnchanged(packageDir, mode, () => buildOnce(packageDir, mode));
}

async function buildOnce(packageDir: string, mode: Mode): Promise<{ seconds: number; files: number }> {
  const started = performance.now();
  const file = pathToFileURL(join(packageDir, 'webpack.config.ts')).href;
  const { default: configurations } = (await import(file)) as { default: ConfigurationFactory };
  const stats = await runWebpack(await configurations(mode));
  await writeExtras(packageDir, join(packageDir, outputFolder(mode)));
  const web = stats.stats.find(({ compilation }) => compilation.name === 'web');
  if (!web) throw new Error('the browser build left no stats');
  const description = await describeBuild(packageDir, mode, web);
  writeFileSync(join(packageDir, outputFolder(mode), 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  return { seconds: (performance.now() - started) / 1000, files: description.files.length };
}

/**
 * Lays beside what webpack makes what it does not: the shell's fonts and a package's public files.
 *
 * @param folder absolute; holds `web/` and `server/`
 */
export async function writeExtras(packageDir: string, folder: string): Promise<void> {
  if (basename(packageDir) === 'shell') await writeFonts(join(folder, 'web/fonts'));
  const publicFolder = join(packageDir, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(folder, 'web/site'), { recursive: true });
  // Beside it lies no package.json once it is a release: say that the server's scripts are CommonJS.
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "commonjs" }\n');
}

/**
 * Builds one script for development alone into dist-development/: no federation, no part of the site.
 *
 * @returns the absolute file
 * @throws with webpack's own messages when it does not compile
 */
export async function buildScript(packageDir: string, name: string, entry: string): Promise<string> {
  await runWebpack([plainPage(packageDir, name, entry)]);
  return join(packageDir, outputFolder('development'), 'web', `${name}.js`);
}

/**
 * Builds a page for development alone into dist-development/, with the house's fonts beside it.
 *
 * @returns the absolute folder, and seconds taken
 * @throws with webpack's own messages when it does not compile
 */
export async function buildPage(
  packageDir: string,
  name: string,
  entry: string,
): Promise<{ folder: string; seconds: number }> {
  const started = performance.now();
  await buildScript(packageDir, name, entry);
  const folder = join(packageDir, outputFolder('development'));
  await writeFonts(join(folder, 'web/fonts'));
  return { folder, seconds: (performance.now() - started) / 1000 };
}

/** @throws with webpack's own messages when something does not compile */
export function runWebpack(configurations: webpack.Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack ended without stats'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        if (stats.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true })}\n`);
        resolve(stats);
      });
    });
  });
}
