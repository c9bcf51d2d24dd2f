import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASABLE_NAMES } from '@clandor/contract';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'docs/deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const UNITS = readdirSync(DEPLOY).filter((name) => /\.(service|timer)$/.test(name));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it('the image takes along the build of everything that can be released, and of the console', () => {
  const taken = [...read('Containerfile').matchAll(/COPY --from=build \/srv\/clandor\/(\S+) (\S+)\//g)];
  expect(taken.map(([, from, to]) => [from, to])).toEqual(
    [...RELEASABLE_NAMES, 'packages/console'].map((name) => [`${name}/dist`, `${name}/dist`]),
  );
});

it('every setting in the reference environment is one that the README explains', () => {
  const names = [...read('environment').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const settings = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Settings')[1] ?? '';
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

it('what the services start is in the repository', () => {
  const started = UNITS.flatMap((unit) =>
    [...read(unit).matchAll(/bin\/node (\S+\.ts)/g)].map(([, file]) => file ?? ''),
  );
  expect(started).toEqual(['packages/backup/src/main.ts', 'gateway/src/main.ts']);
  expect(started.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('what the kernel ends for want of memory does not take the service along, and it is started again without end', () => {
  const [, settings = ''] = read('clandor.service').split('[Unit]');
  const set = new Map([...settings.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  expect([set.get('OOMPolicy'), set.get('Restart'), set.get('StartLimitIntervalSec')]).toEqual([
    'continue',
    'always',
    '0',
  ]);
});

it.runIf(hasSystemd)('systemd has nothing to say against the services', () => {
  // The machine here has no /srv/clandor: the same files, started from this checkout.
  const folder = mkdtempSync(join(tmpdir(), 'clandor-units-'));
  for (const unit of UNITS) writeFileSync(join(folder, unit), read(unit).replaceAll('/srv/clandor', ROOT));
  const said = spawnSync('systemd-analyze', ['verify', ...UNITS.map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(said.stderr.split('\n').filter((line) => line.includes('clandor'))).toEqual([]);
  expect(said.status).toBe(0);
});
