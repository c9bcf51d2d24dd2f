import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault as StorageFault } from '@clandor/gateway/testing/fault-proxy';
import { ask, pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { CHANGING, VERSIONS } from './harness/template.ts';
import type { Trial } from './harness/trial.ts';

const FAULTS: readonly StorageFault[] = ['error', 'refuse', 'gone', 'short', 'wrong', 'lost', 'stall', 'hang'];

/** The bucket fails in every way it can, under uploads, looks at what was uploaded, and an activation that needs files. */
export const storage: Fault = {
  name: 'storage',
  about: 'S3 answers 500, refuses, cuts, says less, says other bytes, keeps nothing, stalls and hangs',
  stores: ['servers'],
  load: { senders: 3, uploaders: 4 },
  async run(trial) {
    const { lines, dataDirs } = trial.house;
    if (!lines) throw new Error('there is no bucket');
    trial.load.start();
    await until(() => trial.load.uploads.length > 4, 60_000);
    for (const [index, fault] of FAULTS.entries()) {
      const before = trial.load.uploads.length;
      lines.toStorage.fault(fault);
      // What is not on this machine has to be brought before it can be made live.
      const version = VERSIONS[index % 2] ?? '';
      rmSync(join(dataDirs[0] ?? '', 'releases', CHANGING, version), { recursive: true, force: true });
      const activating = trial.activate(index);
      const looks = await look(trial, fault);
      await activating;
      const taken = trial.load.uploads.length - before;
      lines.toStorage.fault('none');
      await trial.recover();
      const taking = performance.now();
      const isBack = await until(() => trial.load.uploads.length > before + taken, 120_000);
      if (!isBack) trial.breach(`uploads are not taken again after ${fault}`);
      const again = Math.round(performance.now() - taking);
      trial.note(`${fault}: ${taken} uploads taken, own files ${looks}; an upload is taken again after ${again} ms`);
    }
  },
};

/** Browsers look at what they sent: it is what it was, or it is no answer. */
async function look(trial: Trial, fault: StorageFault): Promise<string> {
  const end = performance.now() + 3_000;
  const said = new Map<string, number>();
  do {
    const index = Math.floor(Math.random() * trial.load.uploads.length);
    const upload = trial.load.uploads[index];
    const [gateway] = trial.house.gateways;
    if (!upload || !gateway) continue;
    const { kind, status, headers, text } = await ask(gateway.address + upload.url, {
      headers: { cookie: upload.cookie },
    });
    said.set(kind, (said.get(kind) ?? 0) + 1);
    // All of them are the same picture, which the gateway makes the same file of.
    const hash = createHash('sha256').update(text).digest('hex');
    if (status === 200) {
      first ??= hash;
      if (hash !== first)
        trial.breach(`${fault}: a file came other than it was sent (${headers.get('content-length')})`);
    } else if (status !== 503 && status !== 0)
      trial.breach(`${fault}: an own file was answered ${kind} ${text.slice(0, 100)}`);
    await pause(20);
  } while (performance.now() < end);
  return [...said].map(([kind, count]) => `${kind} × ${count}`).join(', ');
}

let first: string | undefined;
