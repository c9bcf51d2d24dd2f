import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'docs/deploy');
/** What of systemd reads files of this form and can be run by itself. */
const GENERATOR = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';
const command = readFileSync(join(DEPLOY, 'clandor'), 'utf8');
const environment = readFileSync(join(DEPLOY, 'environment'), 'utf8');
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).scripts;

let folder: string;
let settings: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clandor-command-'));
  settings = join(folder, 'environment');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The command as it stands, but for where it finds things; who would run it says what he was given. */
function type(...words: string[]) {
  const file = join(folder, 'clandor');
  writeFileSync(
    file,
    command.replaceAll('/etc/clandor/environment', settings).replace('cd /srv/clandor', `cd ${folder}`),
  );
  const stand = '#!/bin/sh\necho "$*"; echo "$DATABASE_URL"; echo "$STORAGE_URL"; echo "$CLUB_DATA_DIR"\n';
  writeFileSync(join(folder, 'runuser'), stand, { mode: 0o755 });
  return spawnSync('sh', [file, ...words], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
}

it('each command is the script of the same name, as the user clandor, with its own words', () => {
  writeFileSync(settings, '');
  for (const name of ['desk', 'release', 'backup', 'restore', 'to-postgres']) {
    const [said] = type(name, '--to', '/a b').stdout.split('\n');
    expect(said).toBe(`-u clandor -- node_modules/.bin/${scripts[name]} --to /a b`);
  }
  expect(type('dest').status).toBe(64);
});

it('commands have the settings of the services, whatever stands in an address', () => {
  const database = 'postgres://clandor:p%27w$HOME&x;#@db.example/clandor?sslmode=verify-full';
  const storage = 's3://files/a?region=eu-west-1&endpoint=https://storage.example';
  writeFileSync(settings, `# a word\nDATABASE_URL='${database}'\nSTORAGE_URL='${storage}'\n`);
  expect(type('desk', 'list').stdout.split('\n').slice(1, 4)).toEqual([database, storage, '/var/lib/clandor']);
});

it('a shell and systemd read the reference environment alike', () => {
  const lines = [...environment.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)];
  const meant = lines
    .map(([, name = '', value = '']) => `${name}=${value.replace(/^'([^']*)'$/, '$1')}`)
    // Empty is as good as not set.
    .filter((line) => !line.endsWith('='));
  expect(meant.length).toBeGreaterThan(8);
  writeFileSync(settings, lines.map(([line]) => line.replace(/^#/, '')).join('\n'));
  const readBy = (shell: string) => {
    const { stdout } = spawnSync('/bin/sh', ['-c', `set -a; ${shell}; /usr/bin/env`], { encoding: 'utf8', env: {} });
    return stdout.split('\n').filter((line) => /^[A-Z_]+=./.test(line) && !/^(PWD|SHLVL|_|OLDPWD)=/.test(line));
  };
  expect(readBy(`. ${settings}`).sort()).toEqual(meant.sort());
  if (!existsSync(GENERATOR)) return;
  mkdirSync(join(folder, 'environment.d'));
  writeFileSync(join(folder, 'environment.d/clandor.conf'), readFileSync(settings));
  // It answers in a shell's words.
  const { stdout } = spawnSync(GENERATOR, { encoding: 'utf8', env: { XDG_CONFIG_HOME: folder, HOME: folder } });
  expect(
    readBy(stdout.trim().replaceAll('\n', ';'))
      .filter((line) => meant.includes(line))
      .sort(),
  ).toEqual(meant);
});
