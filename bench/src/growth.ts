// `npm run growth -w @clandor/bench [-- --postgres 1000 100000 1000000]`: what a gateway and the desk take when that many
// submissions are there; over embedded stores, or a PostgreSQL of its own (another server: DATABASE_URL, where databases
// `growth_<size>` are made). Writes bench/results/growth-<store>.md and .json. Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@clandor/gateway/database';
import { onServer, urlOf } from '@clandor/gateway/testing/postgres-databases';
import { openVault } from '@clandor/gateway/vault';
import { startPostgres } from '@clandor/testing/postgres/server';
import { fill } from './growth/fill.ts';
import { type FilledStore, measureAt, type SizeFigures } from './growth/measure-at.ts';
import { openHouse } from './releases/house.ts';
import { writeGrowth } from './report/growth-table.ts';
import { stoppingAfter, whenDone } from './stopping.ts';

const { values, positionals } = parseArgs({ options: { postgres: { type: 'boolean' } }, allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 100_000, 1_000_000];
const store = values.postgres ? 'postgres' : 'embedded';

/** The server of the stores that are measured; undefined for the embedded one. */
async function databaseServer(): Promise<string | undefined> {
  if (!values.postgres) return undefined;
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  const server = await startPostgres(['fsync=on', 'full_page_writes=on', 'autovacuum=on', 'shared_buffers=128MB']);
  whenDone(() => server.close());
  return server.url('postgres');
}

/** A store of its own with so many submissions in it. */
async function filledStore(server: string | undefined, submissions: number): Promise<FilledStore> {
  const databaseUrl = server && urlOf(server, `growth_${submissions}`);
  if (server) await onServer(server, `create database growth_${submissions}`);
  const house = await openHouse({
    env: { CLUB_RATE_LIMITS: 'off', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
  });
  const { dataDir } = house;
  const database = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  whenDone(() => database.destroy());
  const vault = openVault(dataDir);
  const began = performance.now();
  await fill(database, vault, submissions, (done) => {
    if (done % 50_000 === 0) console.error(`${done} submissions, ${Math.round((performance.now() - began) / 1000)} s`);
  });
  // What a server does by itself some minutes later: its plans are for so many rows.
  if (databaseUrl !== undefined) await onServer(databaseUrl, 'vacuum analyze');
  return { house, database, vault, submissions };
}

async function measure(): Promise<void> {
  const server = await databaseServer();
  // All are filled before one is measured: a machine has other hours, and the sizes are compared.
  const stores: FilledStore[] = [];
  for (const size of sizes) stores.push(await filledStore(server, size));
  const measured: SizeFigures[] = [];
  for (const each of stores) {
    measured.push(await measureAt(each));
    console.error(`measured over ${each.submissions}`);
  }
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `growth-${store}.json`), `${JSON.stringify(measured, null, 2)}\n`);
  const table = writeGrowth(store, measured);
  writeFileSync(join(folder, `growth-${store}.md`), table);
  console.log(table);
}

await stoppingAfter(measure);
