import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { rounds } from './harness/rounds.ts';

/** Room for the releases of the template and some minutes of load, in megabytes. */
const ROOM = 80;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

/** The disk of the data folder is full, by a file of somebody else's; and there is room again. */
export const disk: Fault = {
  name: 'disk',
  about: `the data folder on a file system of its own (tmpfs, ${ROOM} MB) without any room, and room again`,
  stores: ['embedded', 'servers'],
  needs: () => (process.getuid?.() === 0 ? null : 'only root may mount a small file system'),
  house() {
    const disk = mkdtempSync(join(tmpdir(), 'clandor-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}m`, 'tmpfs', disk]);
    return {
      dataDir: join(disk, 'data'),
      close() {
        execFileSync('umount', [disk]);
        rmSync(disk, { recursive: true });
      },
    };
  },
  async run(trial) {
    const [dataDir = ''] = trial.house.dataDirs;
    const [gateway] = trial.house.gateways;
    const ballast = join(dataDir, '../ballast');
    trial.load.start();
    await pause(1_000);
    const full = { sent: 0, acknowledged: 0 };
    const count = await rounds({ most: 4, seconds: 40 }, async (round) => {
      const before = { sent: trial.load.seen.submissions.total, acknowledged: trial.load.acknowledged };
      fill(ballast);
      await pause(3_000);
      // What was acknowledged meanwhile found some room that was left, and is looked for like everything else.
      full.sent += trial.load.seen.submissions.total - before.sent;
      full.acknowledged += trial.load.acknowledged - before.acknowledged;
      // Once it also ends while there is no room, and finds its half-written files.
      if (round === 2) await gateway?.kill();
      rmSync(ballast);
      if (round === 2) await gateway?.start();
      await trial.recover();
      const taken = trial.load.uploads.length;
      if (!(await until(() => trial.load.uploads.length > taken, 30_000)))
        trial.breach('uploads are not taken again where there is room again');
    });
    trial.note(`full ${count} times; meanwhile ${full.sent} forms were sent and ${full.acknowledged} acknowledged`);
  },
};

/** Writes until nothing more goes in. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    // And the rest of the last megabyte.
    try {
      for (;;) writeSync(file, MEGABYTE, 0, 4096);
    } catch {
      // Full to the last page.
    }
  } finally {
    closeSync(file);
  }
}
