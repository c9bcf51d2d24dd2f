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

/** What remotes take from the page, so that there is one of each. */
export const providedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@clandor/platform': platform,
};

/** A module in a share scope: what Module Federation's containers expect to find there. */
export interface Shared {
  from: string;
  eager: true;
  loaded: true;
  get: () => Promise<() => unknown>;
  lib: () => unknown;
}

export type ShareScope = Record<string, Record<string, Shared>>;

/**
 * The page's one share scope, by module and version. All of it is there already.
 *
 * @param versions what the build says is provided: `PROVIDED_VERSIONS`
 * @throws when that names a module that is not among `providedModules`
 */
export function shareScope(versions: Record<string, string>): ShareScope {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const module = providedModules[name];
      if (!module) throw new Error(`${name} is to be shared, but the shell does not provide it`);
      const lib = (): unknown => module;
      const shared: Shared = { from: 'shell', eager: true, loaded: true, get: async () => lib, lib };
      return [name, { [version]: shared }];
    }),
  );
}
