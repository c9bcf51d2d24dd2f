// `npm run to-postgres`: copies the embedded database of CLUB_DATA_DIR into the empty one of DATABASE_URL
// (docs/operating.md). The gateways are stopped meanwhile; keys, uploads and release files stay where they are.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyRecords } from './database/copy-records.ts';
import { openDatabase } from './database/open-database.ts';
import { EnvError, readEnv } from './env.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const { dataDir, databaseUrl } = env;
  if (databaseUrl === undefined) throw new EnvError('Set DATABASE_URL to the empty database to copy into.');
  const file = join(dataDir, 'club.sqlite');
  if (!existsSync(file)) throw new EnvError(`There is no embedded database to copy: ${file} (CLUB_DATA_DIR).`);
  const from = await openDatabase({ dataDir });
  const to = await openDatabase(env);
  try {
    await copyRecords(from, to, (table, rows) => console.log(`${String(rows).padStart(9)}  ${table}`));
  } finally {
    await to.destroy();
    await from.destroy();
  }
  console.log(
    `Everything is copied. Start the gateways with DATABASE_URL, and keep ${file} until you have seen it all.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
