import type { ReleaseRoute } from '@clandor/contract';

/** What of a composition says which addresses it has. */
export interface Listing {
  remotes: readonly { routes: readonly Pick<ReleaseRoute, 'paths' | 'unlisted'>[] }[];
}

/** Every address that a composition renders ahead: what its remotes list, and the front door. */
export const pathsOf = ({ remotes }: Listing): string[] => [
  ...new Set(['/', ...remotes.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths))]),
];

/** An address that no remote can own: what is rendered for it answers every unknown path. */
export const UNKNOWN_PATH = '/404-page-not-found/nobody/owns/this';
