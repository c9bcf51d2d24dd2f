import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { SCRIPT_TIMEOUT } from '@clandor/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { buildId } from './build-id.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { hotAliases, hotPlugins, refreshLoader } from './hot/hot-parts.ts';
import { moduleOf, remoteRoutes } from './routes.ts';
import { consumedModules, providedModules, providedVersions } from './shared-modules.ts';

export type Mode = 'production' | 'development';
/** What is built: a release in one of the two modes, or `hot`, the development build that the dev server changes in place. */
export type BuildKind = Mode | 'hot';
/** What a package's `webpack.config.ts` exports: its two builds, for what is asked. */
export type ConfigurationFactory = (kind: BuildKind) => Promise<Configuration[]>;
type Side = 'web' | 'server';

const require = createRequire(import.meta.url);

/** Where a mode's build goes, beside the package's sources. */
export const outputFolder = (mode: Mode): string => (mode === 'production' ? 'dist' : 'dist-development');

/** Names the folder for hot builds: each dev server has its own, so that two never write into one. */
export const HOT_FOLDER = 'CLANDOR_DEV_FOLDER';

/**
 * Where a kind's build goes, absolute.
 *
 * @throws for a hot build outside a dev server, which says where
 */
export function outputPath(packageDir: string, kind: BuildKind): string {
  if (kind !== 'hot') return join(packageDir, outputFolder(kind));
  const folder = process.env[HOT_FOLDER];
  if (!folder) throw new Error(`only a dev server makes hot builds: ${HOT_FOLDER} is not set`);
  return join(folder, basename(packageDir));
}

/**
 * The global under which a build is known to the page: its name and its content, so that two releases can live in one
 * page. A hot build keeps one name while its content changes.
 */
export const globalName = (packageDir: string, kind: BuildKind): string =>
  `${basename(packageDir).replaceAll('-', '_')}_${kind === 'hot' ? 'dev' : buildId(packageDir, kind)}`;

/**
 * The two builds of a remote: for the browser, and for the renderer.
 * Each page of `src/routes.ts` is exposed as `./<page>`; React, Emotion and platform come from the shell.
 *
 * @param packageDir absolute folder of the remote
 */
export const remote =
  (packageDir: string): ConfigurationFactory =>
  async (kind) => {
    const name = globalName(packageDir, kind);
    const pages = new Set((await remoteRoutes(packageDir)).map(({ page }) => page));
    const exposes = Object.fromEntries([...pages].map((page) => [`./${page}`, { import: moduleOf(page), name: page }]));
    return (['web', 'server'] as const).map((side) => ({
      ...common(packageDir, kind, side, name),
      entry: {},
      plugins: [
        ...(side === 'web' ? [smallContainer] : []),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          library: side === 'web' ? { type: 'var', name } : { type: 'commonjs-module' },
          exposes,
          shared: consumedModules(packageDir),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: side === 'web' ? { fileName: 'mf-manifest.json' } : false,
          experiments: {
            externalRuntime: side === 'server',
            optimization: { disableSnapshot: true, disableRemote: true, target: side === 'web' ? 'web' : 'node' },
          },
        }),
        ...plugins(packageDir, side, kind, 'remoteEntry.js'),
      ],
    }));
  };

/**
 * The two builds of the shell: `start.js` lets a page be shown and then runs `shell.js`, which makes it come alive;
 * `server/shell.js` exports `createSite`.
 *
 * @param packageDir absolute folder of the shell
 */
export const shell =
  (packageDir: string): ConfigurationFactory =>
  async (kind) => {
    const name = globalName(packageDir, kind);
    return (['web', 'server'] as const).map((side) => ({
      ...common(packageDir, kind, side, name),
      entry:
        side === 'web'
          ? { shell: './src/browser/main.tsx', start: './src/browser/start.ts' }
          : { shell: './src/server/main.tsx' },
      plugins: [
        ...(side === 'web' ? [provided(packageDir)] : [renderersRuntime(packageDir, name)]),
        ...plugins(packageDir, side, kind, 'shell.js'),
      ],
    }));
  };

/** In the browser the shell opens remotes' containers itself; it has to know what it shares with them (web/share-scope.ts). */
const provided = (packageDir: string): webpack.WebpackPluginInstance =>
  new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions(packageDir)) });

/** In the renderer Module Federation's own runtime does: bytes are no matter there. */
const renderersRuntime = (packageDir: string, name: string): webpack.WebpackPluginInstance =>
  new ModuleFederationPlugin({
    name,
    library: { type: 'commonjs-module' },
    shared: providedModules(packageDir),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    runtimePlugins: [join(packageDir, 'src/federation/server/runtime-plugin.ts')],
    experiments: { optimization: { disableSnapshot: true, target: 'node' } },
  });

/** A remote's entry for browsers holds the container's protocol alone (container/bundler-runtime.ts). */
const smallContainer = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime\/dist\/bundler\.js$/,
  join(import.meta.dirname, 'container/bundler-runtime.ts'),
);

/**
 * A page for development alone, that is no part of the site: one script, no federation.
 *
 * @param entry the module that starts it, below packageDir
 */
export const plainPage = (packageDir: string, name: string, entry: string): Configuration => ({
  ...common(packageDir, 'development', 'web', name),
  entry: { [name]: entry },
  plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"development"' })],
});

/**
 * A page of its own for use, that is no part of the site either: one script, named by its content, in dist/assets/.
 *
 * @param base where its files will be served: `/ops/assets/`
 */
export const application = (packageDir: string, name: string, entry: string, base: string): Configuration => {
  const configuration = common(packageDir, 'production', 'web', name);
  return {
    ...configuration,
    entry: { [name]: entry },
    output: {
      ...configuration.output,
      path: join(outputPath(packageDir, 'production'), 'assets'),
      filename: '[name].[contenthash].js',
      publicPath: base,
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  };
};

function common(packageDir: string, kind: BuildKind, side: Side, name: string): Configuration {
  const mode = modeOf(kind);
  const isHot = kind === 'hot' && side === 'web';
  return {
    name: side,
    mode,
    context: packageDir,
    target: side === 'web' ? ['web', 'es2022'] : ['node22', 'es2022'],
    devtool: isHot ? 'cheap-module-source-map' : mode === 'development' ? 'source-map' : false,
    output: {
      path: join(outputPath(packageDir, kind), side),
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: SCRIPT_TIMEOUT,
      uniqueName: name,
      publicPath: side === 'web' ? 'auto' : '',
      // A page that is open still asks for what an earlier hot build left.
      clean: kind !== 'hot',
      ...(side === 'server' ? { library: { type: 'commonjs-module' }, chunkLoading: 'require' } : {}),
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], ...(isHot ? { alias: hotAliases } : {}) },
    resolveLoader: { modules: [join(import.meta.dirname, '../node_modules'), 'node_modules'] },
    module: {
      rules: [sourceRule(mode, isHot ? name : undefined), pictureRule(side), ...(side === 'web' ? [motionRule] : [])],
    },
    experiments: { layers: true },
    optimization: {
      chunkIds: 'named',
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      minimize: mode === 'production' && side === 'web',
      // What does not compile is never sent to a page that runs.
      emitOnErrors: false,
      // Each of these looks at all chunks after every change, for sizes that do not matter here.
      ...(kind === 'hot'
        ? { removeAvailableModules: false, removeEmptyChunks: false, splitChunks: false }
        : // What comes of node_modules is split off where several chunks want it, like all else: apart, it would only be
          // one request more, because a release's files are new with each release.
          { splitChunks: { cacheGroups: { defaultVendors: false } } }),
    },
    performance: false,
    stats: 'errors-warnings',
    ignoreWarnings: [/export .* \(imported as .*\) was not found/],
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * TypeScript and JSX by swc. `development: false` keeps one JSX runtime in both modes, the one that is shared; swc marks
 * components for hot reload in its development only, whose runtime leads to the shared one (`hotAliases`).
 *
 * @param hotName the build's global, where components are exchanged while the page runs
 */
function sourceRule(mode: Mode, hotName?: string): RuleSetRule {
  const isHot = hotName !== undefined;
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', importSource: '@emotion/react', development: isHot, refresh: isHot },
          optimizer: { simplify: mode === 'production' },
        },
      },
    },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules(?!\/@clandor)/,
    use: hotName === undefined ? [swc] : [refreshLoader(hotName), swc],
  };
}

/** Importing a picture ships its files with this release; only the browser's build writes them. */
const pictureRule = (side: Side): RuleSetRule => ({
  test: /packages\/imagery\/pictures\/[^/]+\/index\.ts$/,
  use: { loader: require.resolve('@clandor/imagery/loader'), options: { emit: side === 'web' } },
});

/**
 * Motion's features get a copy of motion's core of their own, in the chunk that is fetched after the first page;
 * sharing it would put all of it into the shell's first script (9 KB gzip more).
 */
const motionRule: RuleSetRule = { test: /platform\/src\/motion\/features\.ts$/, layer: 'motion' };

/** A hot build's chunks change under the page: its scripts are held to no hash. Only a dev server ever serves it. */
function plugins(packageDir: string, side: Side, kind: BuildKind, entry: string): webpack.WebpackPluginInstance[] {
  const define = new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(modeOf(kind)) });
  if (side === 'server') return [define];
  return [define, ...(kind === 'hot' ? hotPlugins(packageDir) : [new ChunkIntegrityPlugin(entry)])];
}

const modeOf = (kind: BuildKind): Mode => (kind === 'hot' ? 'development' : kind);
