import type { EventAction, PublicationState } from '@clandor/contract';

/** A published release. Its files are in the folder `<name>/<version>/`. Times are ISO 8601 in UTC. */
export interface ReleasesTable {
  name: string;
  version: string;
  /** Names the content; no two releases of one name have the same. */
  build: string;
  published_at: string;
  published_by: string;
  /** The commit that it was built from. */
  commit_id: string | null;
  /** JSON of release.json. */
  manifest: string;
  /** JSON of Sizes; null for what was published before sizes were taken. */
  sizes: string | null;
  /** JSON of Block while it must not be made live; null otherwise. */
  blocked: string | null;
  /** The last day on which it may be gone back to, `2027-06-30`; null when nobody has said. */
  supported_until: string | null;
  /** When its files were removed; its version is never given again. */
  removed_at: string | null;
}

/** A complete site, by the versions in it. Never changed. */
export interface CompositionsTable {
  id: string;
  /** JSON: name to version, the shell and every remote. */
  versions: string;
  created_at: string;
  /** Names the page settings with which all of its pages rendered; null when they were not tried. */
  checked_for: string | null;
}

/** The append-only log of what is live: the last row says what is current. */
export interface ActivationsTable {
  /** Counts up by itself. */
  seq: number;
  /** What visitors get, but for the canary's share. */
  composition: string;
  /** What a share of the visitors gets instead; null when all get the same. */
  canary: string | null;
  /** The canary's share of all visitors, 1 to 99; 100 without a canary. */
  percent: number;
  at: string;
  action: ActivationAction;
  /** JSON of ReleaseChange[]. */
  changes: string;
  reason: string;
  /** Who did it: the operating system's user at a terminal, a token's name, `guard`. */
  by: string;
}

export type ActivationAction = 'activate' | 'rollback';

/** The append-only log for people: everything that was done or refused. */
export interface ReleaseEventsTable {
  seq: number;
  at: string;
  by: string;
  action: EventAction;
  subject: string;
  reason: string;
  /** JSON of string[]. */
  details: string;
}

/** Publications and how far their checks are; seen by every gateway over the database. */
export interface PublicationsTable {
  id: string;
  name: string;
  version: string | null;
  by: string;
  started_at: string;
  /** Touched at every step: one that was not for long was broken off. */
  touched_at: string;
  ended_at: string | null;
  state: PublicationState;
  /** JSON of Check[]. */
  checks: string;
  /** JSON of string[]. */
  problems: string;
}

export interface RegistryTables {
  releases: ReleasesTable;
  compositions: CompositionsTable;
  activations: ActivationsTable;
  release_events: ReleaseEventsTable;
  publications: PublicationsTable;
}
