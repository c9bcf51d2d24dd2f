// Tries what a taken-over decoder might, as far as Node's interfaces go, and tells what it got.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const works = (attempt: () => unknown): boolean => {
  try {
    return attempt() !== undefined;
  } catch {
    return false;
  }
};
const got = {
  environment: Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD'),
  'reads the gateway': works(() => readFileSync(new URL('../../../app.ts', import.meta.url))),
  'reads the system': works(() => readFileSync('/etc/hostname')),
  'lists the root': works(() => readdirSync('/')),
  writes: works(() => writeFileSync('/tmp/clandor-curious', '') ?? true),
  'starts a process': works(() => spawnSync('true')),
  'starts a worker': works(() => new Worker('', { eval: true })),
};
process.stdin.resume();
process.send?.({ type: 'refused', reason: 'unreadable', detail: JSON.stringify(got) }, () => process.exit(1));
