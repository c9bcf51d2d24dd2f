/** Who may publish, activate and roll back from elsewhere. The secret itself is nowhere: only its hash. */
export interface OpsTokensTable {
  id: string;
  name: string;
  /** `manage`, or the part that it is for. */
  scope: string;
  /** SHA-256 of the secret, hexadecimal: the secret has 256 random bits, so nothing slower is needed. */
  hash: string;
  created_at: string;
  created_by: string;
  expires_at: string;
  revoked_at: string | null;
  /** By the hour: enough to see that nobody uses it. */
  last_used_at: string | null;
}

/** A session that somebody signed out of: its cookie is good for nothing, wherever a copy of it lies. */
export interface OpsEndedSessionsTable {
  id: string;
  /** When no cookie of it could be good any more, and this line may go. ISO 8601 in UTC. */
  until: string;
}

export interface OpsTables {
  ops_tokens: OpsTokensTable;
  ops_ended_sessions: OpsEndedSessionsTable;
}
