// `npm run growth -w @clandor/bench [-- 1000 100000 1000000]`: what a gateway and the desk take when that many submissions
// are there; over PostgreSQL with DATABASE_URL (of an empty database), else over the embedded one. Writes
// bench/results/growth-<store>.md and .json. Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { openVault } from '@clandor/gateway/vault';
import { fill } from './growth/fill.ts';
import { measureAt, type SizeFigures } from './growth/measure-at.ts';
import { openHouse } from './releases/house.ts';
import { writeGrowth } from './report/growth-table.ts';
import { stoppingAfter } from './stopping.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1_000, 100_000, 1_000_000);
const { DATABASE_URL: databaseUrl } = process.env;
const store = databaseUrl === undefined ? 'embedded' : 'postgres';

async function measure(): Promise<void> {
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
