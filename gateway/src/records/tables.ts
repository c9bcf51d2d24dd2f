/** What a visitor sent, as it stands in the database. Times are ISO 8601 in UTC. */
export interface SubmissionsTable {
  /** A UUID; never shown. */
  id: string;
  /** What the visitor may quote: `CL-7K2M-Q9XD`. */
  reference: string;
  kind: SubmissionKind;
  /** The department an enquiry is for; null for an application. */
  department: string | null;
  received_at: string;
  /** JSON of the validated payload. */
  payload: string;
}

export type SubmissionKind = 'enquiry' | 'ladies' | 'couples' | 'gentlemen';

/** The answers already given, by Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** The path that the key was sent to; the same key elsewhere is another one. */
  endpoint: string;
  key: string;
  /** SHA-256 of the validated payload. */
  fingerprint: string;
  status: number;
  /** JSON of the answer. */
  body: string;
  created_at: string;
}

export interface RecordsTables {
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
}
