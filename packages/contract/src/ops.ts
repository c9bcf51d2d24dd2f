import type { ReleasableName } from './release.ts';
import type { Failure } from './report.ts';

/** What the console and the release command say to a gateway and hear from it, below `/ops/api`. Times: ISO 8601 in UTC. */
export const OPS_API = '/ops/api';

/** What a token may: everything (`manage`), or publish, preview, activate and roll back one part. */
export type Scope = 'manage' | ReleasableName;

/** `GET /ops/api/session`; 401 without one. `POST` with `{ "token": "…" }` opens one (a cookie), `DELETE` ends it. */
export interface OpsSession {
  /** The token's name, as it stands in the log. */
  name: string;
  scope: Scope;
  expires: string;
}

/** One part that an activation changed. `from` is null for a part that was not live before, `to` for one that went. */
export interface ReleaseChange {
  name: ReleasableName;
  from: string | null;
  to: string;
}

/** How two compositions fare against each other while both are served. */
export interface GuardReading {
  /** Pages sent, and failures that their browsers told, since both are served. */
  stable: Counts;
  canary: Counts;
  /** How strongly the figures speak against the new release: 0 not at all, 1 enough to take it back. */
  evidence: number;
}

export interface Counts {
  pages: number;
  failures: number;
}

/** `GET /ops/api/state`: what is live, and what is under way. */
export interface OpsState {
  now: string;
  /** Null before the first activation. */
  composition: { id: string; since: string; by: string } | null;
  canary: OpsCanary | null;
  /** The shell first, then the remotes. */
  parts: OpsPart[];
  /** The last publications, newest first, the ones under way among them. */
  publications: OpsPublication[];
}

/** A composition that only some visitors get. */
export interface OpsCanary {
  composition: string;
  /** Of all visitors. */
  percent: number;
  since: string;
  by: string;
  changes: ReleaseChange[];
  guard: GuardReading;
}

export interface OpsPart {
  name: ReleasableName;
  version: string;
  since: string;
  by: string;
  reason: string;
  size: Sizes;
  /** The newest releases' sizes, oldest first, at most 12. */
  trend: { version: string; publishedAt: string; size: Sizes }[];
  /** Failures for each page sent: in the last hour by the current release, and in its last hour by the one before. */
  health: { now: Health; before: Health | null };
  /** The release to which a rollback without `to` goes; null when there is none. */
  previous: string | null;
}

/** Bytes as browsers fetch them (Brotli). */
export interface Sizes {
  /** The scripts that start it. */
  entry: number;
  /** The scripts of its heaviest page beside the entry. */
  page: number;
  /** Everything that browsers may fetch, compressed where it can be. */
  all: number;
}

export interface Health extends Counts {
  version: string;
  byFailure: Record<Failure, number>;
}

export type PublicationState = 'running' | 'published' | 'refused' | 'broken-off';
export type CheckState = 'running' | 'passed' | 'refused';

/** What is checked of a release before it is taken, in this order. */
export const CHECKS = ['unpack', 'files', 'version', 'fit', 'budget', 'pages'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  name: CheckName;
  state: CheckState;
  /** `38 of 60 pages`, `12 files, 402 KB`; the problems are told apart. */
  detail: string;
}

export interface OpsPublication {
  id: string;
  name: ReleasableName;
  /** Null until it has one. */
  version: string | null;
  by: string;
  startedAt: string;
  endedAt: string | null;
  state: PublicationState;
  checks: Check[];
  problems: string[];
}

export type ReleaseState = 'live' | 'canary' | 'published' | 'blocked' | 'removed';

/** `GET /ops/api/releases` (`?name=` for one part): newest first within a name. */
export interface OpsRelease {
  name: ReleasableName;
  version: string;
  publishedAt: string;
  publishedBy: string;
  commit: string | null;
  state: ReleaseState;
  blocked: { at: string; by: string; reason: string } | null;
  /** The last day on which it may be gone back to, `2027-06-30`; null when nobody has said. */
  supportedUntil: string | null;
  size: Sizes;
}

/** `GET /ops/api/releases/:name/compare?from=1.0.2&to=1.0.3` */
export interface OpsComparison {
  name: ReleasableName;
  from: string;
  to: string;
  routes: { added: string[]; removed: string[] };
  files: { added: FileSize[]; removed: FileSize[]; changed: { path: string; from: number; to: number }[] };
  size: { from: Sizes; to: Sizes };
  /** Shared dependencies whose range changed; null where it was not asked for. */
  shared: { name: string; from: string | null; to: string | null }[];
  commit: { from: string | null; to: string | null };
}

export interface FileSize {
  path: string;
  bytes: number;
}

export type EventAction =
  | 'publish'
  | 'refuse'
  | 'activate'
  | 'rollback'
  | 'preview'
  | 'block'
  | 'unblock'
  | 'support'
  | 'clean'
  | 'create-token'
  | 'revoke-token'
  | 'sign-in';

/** `GET /ops/api/log?before=<id>&limit=100`: who did what, when and why; newest first. Entries are never changed. */
export interface OpsEvent {
  id: number;
  at: string;
  /** A token's name, the system's user at a terminal, or `guard`. */
  by: string;
  action: EventAction;
  /** `mf-editorial@1.0.3`, a token's name. */
  subject: string;
  reason: string;
  /** What changed, in words: `mf-editorial 1.0.2 → 1.0.3`, `20 % of visitors`, the problems of a refusal. */
  details: string[];
}

/** `POST /ops/api/activations` */
export interface ActivationOrder {
  /** Where no version is named, the newest. */
  releases: { name: ReleasableName; version?: string | undefined }[];
  /** 1 to 100; 100 when left out. Less gives the new composition to that share of visitors only. */
  percent?: number | undefined;
  reason: string;
}

/** `POST /ops/api/rollbacks` */
export interface RollbackOrder {
  name: ReleasableName;
  /** The one before when left out. */
  to?: string | undefined;
  reason: string;
}

/** What an activation or a rollback did. */
export interface ActivationOutcome {
  composition: string;
  /** False when it was so already. */
  changed: boolean;
  changes: ReleaseChange[];
  /** Pages rendered to prove it; 0 where the composition was current before. */
  pages: number;
  /** Of all visitors who get it. */
  percent: number;
}

/** What a publication did. */
export interface PublishOutcome {
  name: ReleasableName;
  version: string;
  /** False when the very same build was published before. */
  isNew: boolean;
}

/** `POST /ops/api/previews` with `{ name, version, hours? }`. */
export interface PreviewOutcome {
  url: string;
  expires: string;
}

/**
 * The answer to `POST /ops/api/releases/:name` (a tar.gz of the build), `/activations` and `/rollbacks`: a JSON object
 * a line (`application/x-ndjson`), while the work goes on; the last line is `done` or `refused`.
 */
export type OpsLine<Outcome> =
  | { type: 'check'; check: Check }
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; outcome: Outcome }
  | { type: 'refused'; message: string; problems: string[] };

/** `GET /ops/api/tokens`; `POST` with `{ name, scope, days }` answers `{ token, …OpsToken }` once; `DELETE /:id` revokes. */
export interface OpsToken {
  id: string;
  name: string;
  scope: Scope;
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
}
