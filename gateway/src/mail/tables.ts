/** A mail that is to go out: which submission it tells of. What it says is made when it is sent, and kept nowhere. */
export interface OutboxTable {
  /** A UUID; its Message-ID is made of it, the same on every try. */
  id: string;
  submission: string;
  created_at: string;
  /** When it may be tried next; a try under way moves it ahead. ISO 8601 in UTC, as all times. */
  next_try_at: string;
  tries: number;
  sent_at: string | null;
  /** Why the last try failed: a code such as ECONNREFUSED or 450, nothing of the mail. */
  last_error: string | null;
}

export interface MailTables {
  outbox: OutboxTable;
}
