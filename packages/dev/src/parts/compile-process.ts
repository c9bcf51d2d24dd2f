// Compiles one part for the dev server, in a process of its own: `node compile-process.ts <absolute folder>`. The
// browser's build comes first, since somebody is looking at it; the server's follows, for the next full load.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConfigurationFactory, describeHot, outputPath, writeExtras } from '@clandor/build';
import webpack, { type Compiler, type Stats } from 'webpack';
import { type FromCompiler, START_AGAIN } from './compiler-messages.ts';
import { watchNodeFiles } from './node-files.ts';
import { readableError } from './readable-error.ts';
import { sharedIn } from './shared-in.ts';

/** How long to wait for further files of one save, in milliseconds. */
const GATHER = 15;
/** By then an editor has saved, in milliseconds. */
const SAVED = 200;

const folder = process.argv[2] ?? '';
const output = outputPath(folder, 'hot');
const script = basename(folder) === 'shell' ? 'shell' : 'remoteEntry';

const tell = (message: FromCompiler) => process.send?.(message);
// Without its dev server it compiles for nobody. Ctrl+C reaches both; the dev server ends this one.
process.on('disconnect', () => process.exit(0)).on('SIGINT', () => {});

async function main(): Promise<void> {
  const run = watchNodeFiles(folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(join(output, 'web'), { recursive: true });
  const file = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: configurations } = (await import(file)) as { default: ConfigurationFactory };
  const [web, server] = await compilersOf(configurations);
  await writeExtras(folder, output);
  startAgainOnChangeOf(run);
  let round = 0;
  web.hooks.invalid.tap('clandor-dev', () => {
    round += 1;
    tell({ type: 'building' });
  });
  web.watch({ aggregateTimeout: GATHER }, (error, stats) => {
    const mine = round;
    void afterWeb(server, error, stats, () => mine === round).catch(fail);
  });
}

async function compilersOf(configurations: ConfigurationFactory): Promise<[Compiler, Compiler]> {
  const both = await configurations('hot');
  const compilerOf = (side: string): Compiler => {
    const compiler = webpack(both.find(({ name }) => name === side) ?? {});
    if (!compiler) throw new Error(`webpack made no compiler for ${side}`);
    return compiler;
  };
  return [compilerOf('web'), compilerOf('server')];
}

async function afterWeb(server: Compiler, error: Error | null, stats: Stats | undefined, isNewest: () => boolean) {
  if (error) throw error;
  if (!stats || !isNewest()) return;
  if (stats.hasErrors()) return tellErrors(stats);
  const hash = stats.hash ?? '';
  // Under a name of its own: a page that was sent a moment ago still finds the very bytes that it expects.
  const entry = `web/${script}.${hash}.js`;
  copyFileSync(join(output, `web/${script}.js`), join(output, entry));
  const milliseconds = (stats.endTime ?? 0) - (stats.startTime ?? 0);
  const shared = sharedIn(stats.compilation);
  tell({ type: 'web', hash, shared, milliseconds, build: await describeHot(folder, entry) });
  const built = await runOnce(server);
  if (!isNewest()) return;
  if (built.hasErrors()) tellErrors(built);
  else tell({ type: 'server' });
}

let running: Promise<unknown> = Promise.resolve();
/** One at a time, as webpack wants it. */
function runOnce(compiler: Compiler): Promise<Stats> {
  const result = running.then(
    () =>
      new Promise<Stats>((resolve, reject) => {
        compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack left no stats'))));
      }),
  );
  running = result.catch(() => {});
  return result;
}

const tellErrors = (stats: Stats) =>
  tell({
    type: 'errors',
    errors: (stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(readableError),
  });

/**
 * A file that this process has run itself is known to it as it was, and content that came or went may be a route that
 * came or went: a new process has to look.
 */
function startAgainOnChangeOf(run: ReadonlySet<string>): void {
  const content = new Set(readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(isContent));
  watch(folder, { recursive: true }, (_, name) => {
    if (name && run.has(join(folder, name))) process.exit(START_AGAIN);
  });
  watch(join(folder, 'src'), { recursive: true }, (_, name) => {
    if (!name || !isContent(name)) return;
    // Some editors save by putting a new file in the old one's place.
    setTimeout(() => {
      if (existsSync(join(folder, 'src', name)) !== content.has(name)) process.exit(START_AGAIN);
    }, SAVED);
  });
}

const isContent = (path: string): boolean => /(^|\/)[\w-]+\.(md|json|txt|csv)$/.test(path);

function fail(error: unknown): void {
  tell({ type: 'errors', errors: [error instanceof Error ? (error.stack ?? error.message) : String(error)] });
}

main().catch((error) => {
  fail(error);
  // It goes on to wait: whoever mends the file that is at fault gets a new process.
  watch(folder, { recursive: true }, () => process.exit(START_AGAIN));
});
