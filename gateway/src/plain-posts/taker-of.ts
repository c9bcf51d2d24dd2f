import type { Composition, Release } from '@clandor/contract';

/**
 * The release whose page a plain post to this path may be meant for: the path is a listed address of a route that takes
 * one, or such an address behind one more segment, which the renderer knows for a language or not. It is asked then;
 * every other path is answered without.
 */
export function takerOf({ remotes }: Composition, path: string): Release | undefined {
  const behindLanguage = path.match(/^\/[a-z]{2}(\/.*)$/)?.[1] ?? path;
  return remotes.find(({ routes }) =>
    routes.some(
      ({ plainPost, language, paths }) =>
        plainPost && (paths.includes(path) || (language && paths.includes(behindLanguage))),
    ),
  );
}
