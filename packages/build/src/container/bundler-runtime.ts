import { satisfiesCaret } from './satisfies-caret.ts';

/** What a page shares under one name and version, as every Module Federation host writes it down. */
interface Shared {
  get: () => Promise<() => unknown> | (() => unknown);
  /** There once it is loaded. */
  lib?: () => unknown;
}
type ShareScope = Record<string, Record<string, Shared>>;

interface Consumed {
  shareKey: string;
  requiredVersion: string;
}

/** What webpack's runtime of this build has, as the plugin's generated code hands it over. */
interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  S: Record<string, ShareScope>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
}

interface ContainerInit {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
  shareScopeKey: string;
}

interface Consumes {
  webpackRequire: WebpackRequire;
  chunkId: string;
  chunkMapping: Record<string, string[]>;
  /** 0 for what is there, a promise for what is on its way. */
  installedModules: Record<string, Promise<void> | 0>;
  promises: Promise<unknown>[];
}

/** The scope is taken as it is: a page has one, and what is in it belongs to the host. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey }: ContainerInit): void {
  webpackRequire.S[shareScopeKey] = shareScope;
}

/** Before a chunk runs, puts each module that it takes from the page where the chunk will look for it. */
function consumes({ webpackRequire, chunkId, chunkMapping, installedModules, promises }: Consumes): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = installedModules[id];
    if (installed) promises.push(installed);
    if (installed !== undefined) continue;
    const install = (factory: () => unknown): void => {
      installedModules[id] = 0;
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = factory();
      };
    };
    const shared = provided(webpackRequire, id);
    if (shared.lib) install(shared.lib);
    else {
      const promise = Promise.resolve(shared.get()).then(install);
      promise.catch(() => delete installedModules[id]);
      installedModules[id] = promise;
      promises.push(promise);
    }
  }
}

/** @throws when the page has no version that fits, with the versions that it has */
function provided({ S, consumesLoadingData }: WebpackRequire, id: string): Shared {
  const { shareKey, requiredVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id] as Consumed;
  const versions = S.default?.[shareKey] ?? {};
  const fitting = Object.keys(versions).filter((version) => satisfiesCaret(version, requiredVersion));
  // One copy in a page: the one that runs already, where there are several.
  const version = fitting.find((each) => versions[each]?.lib) ?? fitting[0];
  if (version !== undefined) return versions[version] as Shared;
  throw new Error(`needs ${shareKey} ${requiredVersion}; the page has ${Object.keys(versions).join(', ') || 'none'}`);
}

/**
 * Stands in each remote's browser build in the place of `@module-federation/webpack-bundler-runtime`, which with its
 * core is 20 KB and does for a page what the shell does (docs/decisions/37-remotes-bring-no-runtime.md). What is left is
 * the container's protocol, `init` and `get`, so that any Module Federation host can load the remote.
 */
export default {
  runtime: {},
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
