import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');

it('a gateway that is stopped while its workers start has stopped as it was told, and says so by its status', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clandor-stop-'));
  const settings = { PORT: '0', CLUB_DATA_DIR: dataDir, CLUB_WORKERS: '2', METRICS_PORT: '0', DATABASE_URL: '' };
  const gateway = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  gateway.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  // The last that it says before the first worker, which takes a while to load what it needs to be told to stop.
  await expect.poll(() => said, { interval: 1 }).toContain('metrics are answered');
  await new Promise((resolve) => setImmediate(resolve));
  gateway.kill('SIGTERM');
  expect(await once(gateway, 'exit')).toEqual([0, null]);
  expect(said).toContain('stopping the workers');
  await rm(dataDir, { recursive: true });
});
