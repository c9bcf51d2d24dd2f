import type { Build } from '@clandor/contract';

/** What the process that compiles one part tells the dev server. */
export type FromCompiler =
  /** A file changed; what is there is about to be old. */
  | { type: 'building' }
  /** The browser's build is there. */
  | { type: 'web'; hash: string; shared: string; milliseconds: number; build: Build }
  /** The server's build is there, of the same sources. */
  | { type: 'server' }
  /** It does not compile; each error as webpack words it. */
  | { type: 'errors'; errors: string[] };

/** The process ends with this status when what Node itself has run of the part (its routes, its loaders) has changed. */
export const START_AGAIN = 75;
