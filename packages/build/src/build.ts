import { cpSync, existsSync, writeFileSync } from 'node:fs';
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
  const isShell = basename(packageDir) === 'shell';
  const file = pathToFileURL(join(packageDir, 'webpack.config.ts')).href;
  const { default: configurations } = (await import(file)) as { default: ConfigurationFactory };
  const stats = await run(await configurations(mode));
  if (isShell) await writeFonts(join(packageDir, outputFolder(mode), 'web/fonts'));
  const publicFolder = join(packageDir, 'public');
  if (existsSync(publicFolder))
    cpSync(publicFolder, join(packageDir, outputFolder(mode), 'web/site'), { recursive: true });
  // Beside it lies no package.json once it is a release: say that the server's scripts are CommonJS.
  writeFileSync(join(packageDir, outputFolder(mode), 'server/package.json'), '{ "type": "commonjs" }\n');
  const web = stats.stats.find(({ compilation }) => compilation.name === 'web');
  if (!web) throw new Error('the browser build left no stats');
  const description = await describeBuild(
    packageDir,
    mode,
    web.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }),
  );
  writeFileSync(join(packageDir, outputFolder(mode), 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  return { seconds: (performance.now() - started) / 1000, files: description.files.length };
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
  const folder = join(packageDir, outputFolder('development'));
  await run([plainPage(packageDir, name, entry)]);
  await writeFonts(join(folder, 'web/fonts'));
  return { folder, seconds: (performance.now() - started) / 1000 };
}

export function run(configurations: webpack.Configuration[]): Promise<MultiStats> {
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
