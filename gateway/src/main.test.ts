import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clandor-main-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, CLUB_DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
  }
  return { child, said };
}

const exitStatus = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode ?? ((await once(child, 'close')) as [number | null])[0];

it.each(['SIGTERM', 'SIGINT'] as const)(
  'says where it is, serves, and ends with 0 on %s',
  async (signal) => {
    const { child, said } = start({ PORT: '0' });
    const address = /^Clandor is at (http:\/\/localhost:\d+)$/m;
    await expect.poll(() => said.text, { timeout: 15_000 }).toMatch(address);
    const url = address.exec(said.text)?.[1];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await exitStatus(child)).toBe(0);
    expect(said.text).toContain('"msg":"stopped"');
  },
  30_000,
);

it('refuses to start when the environment is wrong, and says all that is', async () => {
  const { child, said } = start({ PORT: 'four thousand', CLUB_ORIGIN: 'club' });
  expect(await exitStatus(child)).toBe(1);
  expect(said.text).toMatch(/^The environment is wrong:\n {2}PORT must be .*\n {2}CLUB_ORIGIN must be .*\n$/);
}, 30_000);
