/** Where the club's database is: what of the environment says so (env.ts). */
export interface DatabaseSettings {
  /** The folder of CLUB_DATA_DIR; the embedded database and the master keys lie in it. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL database in place of the embedded one. */
  databaseUrl?: string | undefined;
  /** The most connections to it that this process opens at once (DATABASE_POOL). */
  databasePool?: number | undefined;
}
