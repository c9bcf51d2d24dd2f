/** Pages sent and failures told, counted by what made them. No visitor is in it. */
export interface FailureCountsTable {
  /** The entry of the log of activations under which it was counted. */
  seq: number;
  composition: string;
  name: string;
  version: string;
  /** `page`, or a kind of failure (contract/src/report.ts). */
  kind: string;
  /** The minute, as ISO 8601 has it: `2026-11-21T03:04`. */
  minute: string;
  count: number;
}

export interface GuardTables {
  failure_counts: FailureCountsTable;
}
