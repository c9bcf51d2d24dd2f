import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import type { EmbeddedRelease } from './read-release.ts';

/** What another site builds from: the public packages, and `@clandor/platform` as the house hands it out. */
const SHARED = {
  react: {},
  'react/jsx-runtime': {},
  'react-dom': {},
  '@emotion/react': {},
  // Its package.json is not beside the file that is imported, so the version cannot be found by itself.
  '@emotion/react/jsx-runtime': { version: '11.14.0' },
  '@clandor/platform': {},
  '@clandor/platform/query': {},
};

/**
 * A host of our pages as another team would write it, with nothing of packages/build.
 *
 * @param contact taken by the build's own list of remotes
 * @param editorial registered while the page runs
 * @param folder where the built site goes
 */
export const hostConfiguration = (
  contact: EmbeddedRelease,
  editorial: EmbeddedRelease,
  folder: string,
): Configuration => ({
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.ts',
  output: { path: folder, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'third_party',
      remotes: { clandor_contact: `clandor_contact@${contact.manifest}` },
      // Otherwise the entries of all remotes are fetched before the first page.
      shareStrategy: 'loaded-first',
      shared: Object.fromEntries(Object.entries(SHARED).map(([name, how]) => [name, { singleton: true, ...how }])),
      runtimePlugins: [join(import.meta.dirname, 'src/check-integrity.ts')],
      dts: false,
      manifest: false,
    }),
    new webpack.DefinePlugin({ CONTACT: JSON.stringify(contact), EDITORIAL: JSON.stringify(editorial) }),
  ],
  optimization: { minimize: false },
  performance: false,
});
