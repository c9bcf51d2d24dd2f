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
  /** Its data key, wrapped by a master key; null once it is erased. */
  key: string | null;
  /** JSON of the validated payload, sealed by the data key; null once it is erased. */
  payload: Uint8Array | null;
  erased_at: string | null;
  erased_reason: string | null;
}

export const SUBMISSION_KINDS = ['enquiry', 'ladies', 'couples', 'gentlemen'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** A photo or video, as it lies sealed in the folder of uploads under its id. */
export interface UploadsTable {
  /** 32 hexadecimal digits; also the file's name. */
  id: string;
  /** SHA-256 of the token that the browser which sent it holds. */
  owner: string;
  kind: 'photo' | 'video';
  /** `image/jpeg`. */
  type: string;
  /** Of the plain file. */
  bytes: number;
  /** Its data key, wrapped by a master key. */
  key: string;
  created_at: string;
}

/** Which submission an upload belongs to. Sent again after a lost answer, it may belong to two. */
export interface SubmissionUploadsTable {
  submission: string;
  upload: string;
  /** In the order of the application, from 0. */
  position: number;
}

/** The answers already given, by Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** The path that the key was sent to; the same key elsewhere is another one. */
  endpoint: string;
  key: string;
  /** A keyed hash of the validated payload: nobody guesses it back. */
  fingerprint: string;
  status: number;
  /** JSON of the answer. */
  body: string;
  created_at: string;
  /** The submission that the answer is about: they are erased together. */
  reference: string;
}

/** By which addresses a submission is found; none of an erased one. */
export interface SubmissionEmailsTable {
  submission: string;
  /** A keyed hash of the address (emails.ts): nobody guesses it back. */
  email: string;
}

/** Which master keys the gateways over this database have: their ids, never a key. */
export interface MasterKeysTable {
  id: string;
}

export interface RecordsTables {
  master_keys: MasterKeysTable;
  submissions: SubmissionsTable;
  submission_emails: SubmissionEmailsTable;
  uploads: UploadsTable;
  submission_uploads: SubmissionUploadsTable;
  idempotency_keys: IdempotencyKeysTable;
}
