import type { SubmissionKind } from '@clandor/gateway/records';

/** What the filters of `list` and `export` say. */
export interface FilterFlags {
  kind?: SubmissionKind;
  department?: string;
  since?: string;
  until?: string;
  email?: string;
}
