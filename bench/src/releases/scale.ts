import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSchema, type RemoteName } from '@clandor/contract';
import { activate, Publication, publish, type Registry } from '@clandor/gateway/releases';
import { variantOf } from '@clandor/testing/build-variant';
import { type BenchHouse, openHouse, PAGE_SETTINGS, ROOT, spread, withRegistry } from './house.ts';

const REMOTES = 200;
const RELEASES = 10_000;
const ROUNDS = 5;
const ASKS = 400;
const PATH = '/contact';
const TEXT = 'Make an Enquiry';

export interface Scale {
  remotes: number;
  releases: number;
  rows: { what: string; five: number; all: number }[];
}

/**
 * One house with five remotes, one with two hundred and ten thousand releases in its registry, measured in turns. The
 * synthetic remotes are true builds of the contact remote under names and addresses of their own; of each, one release
 * has files, and the others are lines in the registry as they would be after years.
 */
export async function measureScale(): Promise<Scale> {
  const [five, all] = [await openHouse(), await openHouse()];
  const activation = await grow(all);
  const [fiveOrigin, allOrigin] = [await five.gateway(), await all.gateway()];
  const times = { five: [] as number[], all: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.five.push(...(await ask(fiveOrigin)));
    times.all.push(...(await ask(allOrigin)));
  }
  const [fivePage, allPage] = [await weigh(fiveOrigin), await weigh(allOrigin)];
  const fiveActivation = await activateOnce(five);
  const allActivation = await activateOnce(all);
  const status = { five: await timed(() => five.release('status')), all: await timed(() => all.release('status')) };
  await five.close();
  await all.close();
  const micro = (values: readonly number[]) =>
    Number((spread(values.map((each) => each * 1000)).median / 1000).toFixed(3));
  return {
    remotes: REMOTES,
    releases: RELEASES,
    rows: [
      {
        what: 'first page without its table of remotes and routes, bytes (Brotli)',
        five: fivePage.rest,
        all: allPage.rest,
      },
      { what: 'the table, bytes (Brotli)', five: fivePage.table, all: allPage.table },
      { what: 'answer from memory, ms, median', five: micro(times.five), all: micro(times.all) },
      {
        what: 'activation of one new release, ms (renders every page)',
        five: fiveActivation.fresh,
        all: allActivation.fresh,
      },
      { what: 'back to the composition before, ms', five: fiveActivation.back, all: allActivation.back },
      { what: '`release status`, ms', five: status.five, all: status.all },
      { what: 'activation of all parts at once, ms', five: activation.five, all: activation.all },
    ],
  };
}

const page = PAGE_SETTINGS;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

/** Adds the synthetic remotes, live, and the lines of ten thousand releases. */
async function grow(house: BenchHouse): Promise<{ five: number; all: number }> {
  const builds = mkdtempSync(join(tmpdir(), 'clandor-scale-'));
  const five = await timed(async () => {
    const other = await openHouse();
    await other.close();
  });
  const all = await withRegistry(house.dataDir, async (registry) => {
    const refs: { name: RemoteName; version: string }[] = [];
    for (let index = 0; index < REMOTES - 5; index += 1) {
      const name: RemoteName = `mf-synthetic-${index}`;
      const folder = synthetic(builds, name, index);
      const { version } = await Publication.run({ registry, name, by: 'bench' }, (publication) =>
        publish(publication, { folder }),
      );
      refs.push({ name, version });
      rmSync(folder, { recursive: true });
      if (index % 50 === 49) console.error(`${index + 1} synthetic remotes published`);
    }
    await addLines(registry, RELEASES - REMOTES);
    return timed(() => activate(refs, { registry, page, by: 'bench' }));
  });
  rmSync(builds, { recursive: true });
  return { five, all };
}

/** The contact remote under another name and address. */
function synthetic(builds: string, name: string, index: number): string {
  const folder = join(builds, name);
  mkdirSync(builds, { recursive: true });
  renameSync(variantOf(join(ROOT, 'mf-contact/dist'), TEXT, `Enquiry ${index}`), folder);
  const file = join(folder, 'release.json');
  const build = buildSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const routes = build.routes
    .slice(0, 1)
    .map((route) => ({ ...route, path: `/${name}`, paths: [`/${name}`], unlisted: [] }));
  writeFileSync(file, JSON.stringify({ ...build, routes }));
  return folder;
}

/** Releases that were there once: as the registry keeps them, without files. */
async function addLines(registry: Registry, count: number): Promise<void> {
  const rows = await registry.database.selectFrom('releases').selectAll().execute();
  await registry.database.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const row = rows[index % rows.length] as (typeof rows)[number];
      const version = `0.${Math.floor(index / rows.length)}.0`;
      const build = index.toString(16).padStart(12, '0');
      const manifest = JSON.stringify({ ...JSON.parse(row.manifest), version, build });
      await transaction
        .insertInto('releases')
        .values({ ...row, version, build, manifest })
        .execute();
    }
  });
}

/**
 * How long an answer takes to arrive, in milliseconds, one after the other over one connection. It is not unpacked: that
 * is the asker's work, and grows with the table.
 */
async function ask(origin: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let count = 0; count < ASKS; count += 1) {
    const began = performance.now();
    const asked = get(`${origin}/editorial`, { agent, headers: { 'Accept-Encoding': 'br' } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    for await (const _ of answer);
    times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

const TABLE = /<script type="application\/json" id="composition">.*?<\/script>/s;

async function weigh(origin: string): Promise<{ rest: number; table: number }> {
  const html = await (await fetch(`${origin}${PATH}`)).text();
  const [table = ''] = TABLE.exec(html) ?? [];
  return {
    rest: brotliCompressSync(html.replace(TABLE, '')).length,
    table: brotliCompressSync(table).length,
  };
}

async function activateOnce(house: BenchHouse): Promise<{ fresh: number; back: number }> {
  const version = await house.publishChanged('mf-editorial', 'None of it is advice.', 'None of it is a rule.');
  return withRegistry(house.dataDir, async (registry) => {
    const options = { registry, page, by: 'bench' };
    const before = (await registry.versionsOf((await registry.current())?.composition ?? ''))['mf-editorial'] ?? '';
    return {
      fresh: await timed(() => activate([{ name: 'mf-editorial', version }], options)),
      back: await timed(() => activate([{ name: 'mf-editorial', version: before }], options)),
    };
  });
}
