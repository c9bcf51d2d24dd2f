import * as platform from '@clandor/platform';
import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

declare global {
  /** Name and version of all that the shell provides, written in by the build (packages/build/src/shared-modules.ts). */
  const PROVIDED_VERSIONS: Record<string, string>;
}

/** What remotes take from the page, so that there is one of each: what every page has. */
export const providedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@clandor/platform': platform,
};

/** What only some pages take, and is fetched for the first that does. */
export const lateModules: Record<string, () => Promise<unknown>> = {
  '@clandor/platform/query': () => import(/* webpackChunkName: "query" */ '@clandor/platform/query'),
};

/** A module in a share scope: what Module Federation's containers expect to find there. */
export interface Shared {
  from: string;
  eager: boolean;
  get: () => Promise<() => unknown>;
  /** Once it is there. */
  loaded?: true;
  lib?: () => unknown;
}

export type ShareScope = Record<string, Record<string, Shared>>;

/**
 * The page's one share scope, by module and version.
 *
 * @param versions what the build says is provided: `PROVIDED_VERSIONS`
 * @throws when that names a module that is neither among `providedModules` nor among `lateModules`
 */
export function shareScope(versions: Record<string, string>): ShareScope {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const late = lateModules[name];
      const module = providedModules[name];
      if (!late && !module) throw new Error(`${name} is to be shared, but the shell does not provide it`);
      return [name, { [version]: late ? fetched(late) : there(module) }];
    }),
  );
}

function there(module: unknown): Shared {
  const lib = (): unknown => module;
  return { from: 'shell', eager: true, loaded: true, get: async () => lib, lib };
}

function fetched(load: () => Promise<unknown>): Shared {
  const shared: Shared = {
    from: 'shell',
    eager: false,
    async get() {
      const module = await load();
      return Object.assign(shared, { loaded: true, lib: () => module }).lib;
    },
  };
  return shared;
}
