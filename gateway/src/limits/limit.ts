import type { ClubDatabase } from '../database/open-database.ts';
import type { Vault } from '../vault/index.ts';

/** How often somebody may do something. */
export interface Limit {
  points: number;
  /** In so many seconds. */
  duration: number;
  /** Names the count. */
  keyPrefix: string;
}

/** What a limit is counted with. */
export interface LimiterOptions {
  database: ClubDatabase;
  vault: Pick<Vault, 'sign'>;
}
