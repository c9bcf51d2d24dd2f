import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@clandor/gateway/database';
import { activate, openRegistry, rollback } from '@clandor/gateway/releases';
import { type Observation, requestLoop } from '@clandor/testing/request-loop';
import { chromium } from '@playwright/test';
import { openHouse, PAGE_SETTINGS, spread } from './house.ts';

const COMMANDS = 12;
const SWITCHES = 200;
const PER_SECOND = 100;
/** A text of the list page, and what the changed release says instead. */
const BEFORE = 'None of it is advice.';
const AFTER = 'None of it is a rule.';
const DRAFT = 'A draft that outlives two hundred activations.';

type Spread = ReturnType<typeof spread>;

export interface Switching {
  commands: number;
  first: Spread;
  last: Spread;
  ended: Spread;
  switches: number;
  perSecond: number;
  answers: number;
  failed: number;
  mixed: number;
  lag: Spread;
  draftKept: boolean;
}

/** Takes a remote forth and back: by the command with two gateways looking, and many times under load. */
export async function measureSwitching(): Promise<Switching> {
  const house = await openHouse();
  const origins = [await house.gateway(), await house.gateway()];
  const version = await house.publishChanged('mf-editorial', BEFORE, AFTER);
  await house.release('activate', `mf-editorial@${version}`);
  await pause(2_000);

  const [first, last, ended]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < COMMANDS; turn += 1) {
    const isBack = turn % 2 === 0;
    const began = performance.now();
    const loops = origins.map((origin) => requestLoop(`${origin}/editorial`, PER_SECOND / 2));
    const args = isBack ? ['rollback', 'mf-editorial', '--reason', 'bench'] : ['activate', `mf-editorial@${version}`];
    await house.release(...args);
    ended.push(performance.now() - began);
    await pause(1_000);
    const answers = await Promise.all(loops.map((loop) => loop.stop()));
    const isOld = ({ body }: Observation) => body.includes(isBack ? AFTER : BEFORE);
    const all = answers.flatMap((seen, index) =>
      seen.map((each) => ({ old: isOld(each), at: each.at + (loops[index]?.began ?? 0) - began })),
    );
    first.push(Math.min(...all.filter(({ old }) => !old).map(({ at }) => at)));
    last.push(Math.max(...all.filter(({ old }) => old).map(({ at }) => at)));
  }
  const underLoad = await switchUnderLoad(house.dataDir, origins, version);
  await house.close();
  return { commands: COMMANDS, first: spread(first), last: spread(last), ended: spread(ended), ...underLoad };
}

async function switchUnderLoad(dataDir: string, origins: readonly string[], version: string) {
  const database = await openDatabase({ dataDir });
  const registry = openRegistry({ database, folder: join(dataDir, 'releases') });
  const page = PAGE_SETTINGS;
  const options = { registry, page, by: 'bench', reason: 'bench' };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tab = await browser.newPage();
  await tab.goto(`${origins[0]}/contact/founder`);
  await tab.locator('[name="message"]').fill(DRAFT);

  // What was live before the load began decides which way the first switch goes.
  const live = await registry.current();
  let isChanged = live !== null && (await registry.versionsOf(live.composition))['mf-editorial'] === version;
  const loops = origins.map((origin) => requestLoop(`${origin}/editorial`, PER_SECOND / origins.length));
  const turns: { at: number; composition: string }[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const { composition } = isChanged
      ? await rollback('mf-editorial', undefined, options)
      : await activate([{ name: 'mf-editorial', version }], options);
    turns.push({ at: performance.now(), composition });
    isChanged = !isChanged;
    await pause(400);
  }
  await pause(1_000);
  const seen = (await Promise.all(loops.map((loop) => loop.stop()))).flatMap((answers, index) =>
    answers.map((each) => ({ ...each, at: each.at + (loops[index]?.began ?? 0) })),
  );
  const lag = turns.map(({ at, composition }, index) => {
    const until = turns[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const late = seen.filter((each) => each.at > at && each.at < until && each.composition !== composition);
    return Math.max(0, ...late.map((each) => each.at - at));
  });
  const text = await tab.locator('[name="message"]').inputValue();
  await browser.close();
  await database.destroy();
  const isMixed = ({ body, composition }: Observation) =>
    body.includes(BEFORE) === body.includes(AFTER) ||
    body.includes(AFTER) !== body.includes(`href="/releases/mf-editorial/${version}/web/remoteEntry.js"`) ||
    !body.includes(`"id":"${composition}"`);
  return {
    switches: SWITCHES,
    perSecond: PER_SECOND,
    answers: seen.length,
    failed: seen.filter(({ status }) => status !== 200).length,
    mixed: seen.filter((each) => each.status === 200 && isMixed(each)).length,
    lag: spread(lag),
    draftKept: text === DRAFT,
  };
}
