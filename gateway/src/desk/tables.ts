/** The audit log of the desk: who looked at or changed what visitors sent. Rows are only ever added. */
export interface DeskLogTable {
  seq: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The system's user. */
  by: string;
  /** `show`, `export`, `erase` … */
  action: string;
  /** A reference, a kind, a key's id; nothing that a visitor said. */
  subject: string;
  reason: string;
}

export interface DeskTables {
  desk_log: DeskLogTable;
}
