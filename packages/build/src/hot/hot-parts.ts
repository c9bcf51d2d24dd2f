import { basename, join } from 'node:path';
import webpack, { type RuleSetUseItem, type WebpackPluginInstance } from 'webpack';

const here = (file: string): string => join(import.meta.dirname, file);

/**
 * swc marks components in its development mode only, which asks for another JSX runtime: one that would bring a second
 * Emotion. This one hands over to the runtime that is shared.
 */
export const hotAliases = { '@emotion/react/jsx-dev-runtime': here('jsx-dev-runtime.js') };

/** Registers each module's components with the page's hot reload. */
export const refreshLoader = (name: string): RuleSetUseItem => ({
  loader: here('refresh-loader.ts'),
  options: { name },
});

/**
 * What makes a browser build one that can be changed while its page runs: webpack's own exchange of modules, and an
 * entry that makes the build known to the page. An entry without a name belongs to every entry, a container's too.
 */
export const hotPlugins = (packageDir: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  new webpack.EntryPlugin(packageDir, `${here('hot-entry.js')}?${basename(packageDir)}`, {}),
];
