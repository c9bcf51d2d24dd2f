// `npm run growth -w @clandor/bench [-- --postgres 1000 100000 1000000]`: what a gateway and the desk take when that many
// submissions are there; over the embedded store, or a PostgreSQL of its own (another one, empty: DATABASE_URL). Writes
// bench/results/growth-<store>.md and .json. Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@clandor/gateway/database';
import { onServer } from '@clandor/gateway/testing/postgres-databases';
import { openVault } from '@clandor/gateway/vault';
import { startPostgres } from '@clandor/testing/postgres/server';
import { fill } from './growth/fill.ts';
import { measureAt, type SizeFigures } from './growth/measure-at.ts';
import { openHouse } from './releases/house.ts';
import { writeGrowth } from './report/growth-table.ts';
import { stoppingAfter, whenDone } from './stopping.ts';

const { values, positionals } = parseArgs({ options: { postgres: { type: 'boolean' } }, allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 100_000, 1_000_000];
const store = values.postgres ? 'postgres' : 'embedded';

/** Of the store that is measured; undefined for the embedded one. */
async function databaseAddress(): Promise<string | undefined> {
  if (!values.postgres) return undefined;
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  const server = await startPostgres(['fsync=on', 'full_page_writes=on', 'autovacuum=on', 'shared_buffers=128MB']);
  whenDone(() => server.close());
  return server.url('postgres');
}

async function measure(): Promise<void> {
  const databaseUrl = await databaseAddress();
  const house = await openHouse({
    env: { CLUB_RATE_LIMITS: 'off', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
  });
  const database = await openDatabase({
    dataDir: house.dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const vault = openVault(house.dataDir);
  const measured: SizeFigures[] = [];
  let there = 0;
  try {
    for (const size of sizes) {
      const began = performance.now();
      await fill(database, vault, { from: there, to: size }, (done) => {
        if (done % 50_000 === 0)
          console.error(`${done} submissions, ${Math.round((performance.now() - began) / 1000)} s`);
      });
      there = size;
      // What a server does by itself some minutes later: its plans are for so many rows.
      if (databaseUrl !== undefined) await onServer(databaseUrl, 'vacuum analyze');
      measured.push(await measureAt(house, { database, vault }, size));
      console.error(JSON.stringify(measured.at(-1)));
    }
  } finally {
    await database.destroy();
  }
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `growth-${store}.json`), `${JSON.stringify(measured, null, 2)}\n`);
  const table = writeGrowth(store, measured);
  writeFileSync(join(folder, `growth-${store}.md`), table);
  console.log(table);
}

await stoppingAfter(measure);
