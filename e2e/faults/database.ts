import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onServer } from '@clandor/gateway/testing/postgres-databases';
import { pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import type { Lines } from './harness/house.ts';
import { rounds } from './harness/rounds.ts';
import type { Trial } from './harness/trial.ts';

/** Longer than the gateway waits for a lock (5 s). */
const LOCKED = 8_000;

/** The database is slow, locked, hanging, cut off and gone, and back each time. */
export const database: Fault = {
  name: 'database',
  about: 'the database slow, locked by somebody else, hanging in the middle of statements, cut off, gone; and back',
  stores: ['embedded', 'servers'],
  house: (store) => ({ gateways: store === 'servers' ? 2 : 1 }),
  async run(trial) {
    const { lines, environment, dataDirs } = trial.house;
    trial.load.start();
    await pause(1_000);
    if (!lines) return lockFile(trial, join(dataDirs[0] ?? '', 'club.sqlite'));
    await slow(trial, lines);
    await lockTable(trial, environment.DATABASE_URL ?? '');
    await hang(trial, lines);
    await cut(trial, lines);
    await goAndComeBack(trial, lines);
  },
};

/** Another process writes and does not end. */
async function lockFile(trial: Trial, path: string): Promise<void> {
  await rounds({ most: 3, seconds: 30 }, async () => {
    const other = new DatabaseSync(path);
    other.exec('pragma busy_timeout = 10000');
    other.exec('begin immediate');
    await measured(trial, 'locked', () => pause(LOCKED));
    other.exec('rollback');
    other.close();
    await trial.recover();
  });
}

async function slow(trial: Trial, { toDatabase }: Lines): Promise<void> {
  toDatabase.fault({ kind: 'slow', milliseconds: 100 });
  const activating = trial.activate(1);
  await measured(trial, 'slow (100 ms each way)', () => pause(5_000));
  await activating;
  toDatabase.fault({ kind: 'none' });
  await trial.recover();
}

async function lockTable(trial: Trial, url: string): Promise<void> {
  const lock = 'lock table submissions, uploads in access exclusive mode';
  const locked = onServer(url, `begin; ${lock}; select pg_sleep(${LOCKED / 1000}); rollback`);
  await measured(trial, 'locked', () => locked);
  await trial.recover();
}

/** Nothing comes through until everybody who asked was answered: each of them within bounded time. */
async function hang(trial: Trial, { toDatabase }: Lines): Promise<void> {
  const { seen } = trial.load;
  toDatabase.fault({ kind: 'hang' });
  const before = seen.submissions.total;
  // More than there are senders: each was answered at least once since.
  await measured(trial, 'hanging', async () => {
    const isAnswered = await until(() => seen.submissions.total > before + 12, 80_000);
    if (!isAnswered) trial.breach('forms are not answered while the database hangs');
  });
  toDatabase.fault({ kind: 'none' });
  await trial.recover();
}

/** Every connection ends in the middle of whatever it is at, again and again. */
async function cut(trial: Trial, { toDatabase }: Lines): Promise<void> {
  const activating = trial.activate(2);
  const count = await rounds({ most: 30, seconds: 8 }, async () => {
    await pause(Math.random() * 300);
    toDatabase.cutAll();
  });
  trial.note(`cut off ${count} times, ${toDatabase.cuts} connections`);
  await activating;
  await trial.recover();
}

/** The server ends as it does when the power fails, and starts again. */
async function goAndComeBack(trial: Trial, { postgres }: Lines): Promise<void> {
  await rounds({ most: 3, seconds: 20 }, async (round) => {
    const activating = trial.activate(round);
    await pause(Math.random() * 300);
    await postgres.kill();
    await measured(trial, 'gone', () => pause(2_000));
    await postgres.start();
    await trial.recover();
    await activating;
  });
}

/** Notes what was answered while something was so. */
async function measured(trial: Trial, what: string, work: () => Promise<unknown>): Promise<void> {
  const { seen } = trial.load;
  const before = { acknowledged: trial.load.acknowledged, forms: seen.submissions.total, pages: seen.pages.total };
  const began = performance.now();
  await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const forms = seen.submissions.total - before.forms;
  const taken = trial.load.acknowledged - before.acknowledged;
  trial.note(
    `${what} for ${seconds} s: ${forms} forms answered, ${taken} taken; ${seen.pages.total - before.pages} pages`,
  );
}
