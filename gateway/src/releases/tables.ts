/** A published release. Its files are in the folder `<name>/<version>/`. Times are ISO 8601 in UTC. */
export interface ReleasesTable {
  name: string;
  version: string;
  /** Names the content; no two releases of one name have the same. */
  build: string;
  published_at: string;
  /** JSON of release.json. */
  manifest: string;
}

/** A complete site, by the versions in it. Never changed. */
export interface CompositionsTable {
  id: string;
  /** JSON: name to version, the shell and every remote. */
  versions: string;
  created_at: string;
}

/** The append-only log: the last row says what is current. */
export interface ActivationsTable {
  /** Counts up by itself. */
  seq: number;
  composition: string;
  at: string;
  action: ActivationAction;
  /** JSON of ActivationChange[]. */
  changes: string;
  reason: string;
  /** Who did it: the operating system's user at a terminal. */
  by: string;
}

export type ActivationAction = 'activate' | 'rollback';

export interface RegistryTables {
  releases: ReleasesTable;
  compositions: CompositionsTable;
  activations: ActivationsTable;
}
