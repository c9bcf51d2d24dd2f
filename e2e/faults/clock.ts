import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask, pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import type { Trial } from './harness/trial.ts';

const DAY = 86_400_000;
const SHIFTS = [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['a year ahead', 365 * DAY],
  ['a year behind', -365 * DAY],
] as const;
const SHIFT_CLOCK = pathToFileURL(join(import.meta.dirname, 'harness/shift-clock.mts')).href;

/** A machine comes up with another date than the others, or than it had before; and is set right again. */
export const clock: Fault = {
  name: 'clock',
  about: 'a gateway whose clock is a day or a year ahead or behind, beside another one or between two starts',
  stores: ['embedded', 'servers'],
  house: (store) => ({ gateways: store === 'servers' ? 2 : 1 }),
  load: { senders: 1, uploaders: 1 },
  async run(trial) {
    trial.load.start();
    for (const [name, shift] of SHIFTS) {
      await until(() => trial.load.acknowledged > 0 && trial.load.uploads.length > 0, 60_000);
      await pause(1_000);
      await shifted(trial, name, shift);
    }
  },
};

async function shifted(trial: Trial, name: string, shift: number): Promise<void> {
  const gateway = trial.house.gateways.at(-1);
  if (!gateway) throw new Error('a house without a gateway');
  // Sent to one with the right clock; sent again to the other, as a form does that did not hear the answer.
  const marks = [...trial.load.submissions.keys()].slice(-3);
  await gateway.stop();
  await gateway.start({ FAULTS_CLOCK: String(shift) }, ['--import', SHIFT_CLOCK]);
  const before = trial.load.acknowledged;
  for (const mark of marks) await trial.load.submit(mark);
  await pause(2_000);
  const upload = trial.load.uploads.at(-1);
  const own = upload && (await ask(gateway.address + upload.url, { headers: { cookie: upload.cookie } }));
  if (own?.status !== 200) trial.breach(`${name}: an own file is answered ${own?.kind}`);
  const isActivated = await trial.activate(trial.house.gateways.length - 1);
  const taken = trial.load.acknowledged - before;
  trial.note(
    `${name}: ${taken} forms taken, an own file ${own?.kind}, an activation ${isActivated ? 'done' : 'refused'}`,
  );
  await gateway.stop();
  await gateway.start();
  await trial.recover();
}
