import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openDatabase } from '@clandor/gateway/database';
import { storeSubmission } from '@clandor/gateway/submissions';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';
import { LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The command as it is typed: a process for each, over records in a folder of their own.
const MAIN = join(import.meta.dirname, 'main.ts');
const PHOTO = randomBytes(200_000);
let folder: string;
let enquiry: string;
let ladies: string;

const desk = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, CLUB_DATA_DIR: folder };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
const told = async (...args: string[]) => {
  const { code, stdout, stderr } = await desk(...args, '--json');
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-desk-'));
  const vault = openVault(folder);
  const database = await openDatabase({ dataDir: folder });
  const uploads = openUploadStore(folder, vault);
  const { id: upload, key, bytes } = await uploads.store([Readable.from([PHOTO])]);
  const store = (submission: Parameters<typeof storeSubmission>[2], at: string) =>
    database.transaction().execute((transaction) => storeSubmission(transaction, vault, submission, new Date(at)));
  const payload = {
    firstName: '=cmd|calc',
    lastName: 'A "quoted", name',
    message: 'One line\nand \u001b[31mred',
    subscribeUpdates: false,
  };
  enquiry = (await store({ kind: 'enquiry', department: 'press', payload }, '2026-11-20T10:00:00Z')).receipt.reference;
  const stored = await store({ kind: 'ladies', department: null, payload: LADIES_EXAMPLE }, '2026-11-21T10:00:00Z');
  ladies = stored.receipt.reference;
  const created_at = '2026-11-21T09:00:00.000Z';
  await database
    .insertInto('uploads')
    .values({ id: upload, owner: 'x', kind: 'photo', type: 'image/jpeg', bytes, key, created_at })
    .execute();
  await database.insertInto('submission_uploads').values({ submission: stored.id, upload, position: 0 }).execute();
  await database.destroy();
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the desk command', { timeout: 120_000 }, () => {
  it('lists, for people and for programs', async () => {
    const { stdout } = await desk('list');
    expect(stdout).toMatch(
      new RegExp(`^REFERENCE +RECEIVED.*\n${ladies} +2026-11-21 10:00:00 +ladies +1\n${enquiry} .*press`),
    );
    expect(await told('list', '--kind', 'enquiry')).toMatchObject([
      { reference: enquiry, kind: 'enquiry', receivedAt: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(await told('list', '--since', '2026-11-21')).toHaveLength(1);
    expect((await desk('list', '--limit', '1')).stdout).toContain('1 of 2');
    expect(await told('list', '--email', LADIES_EXAMPLE.email.toUpperCase())).toMatchObject([{ reference: ladies }]);
    expect((await desk('list', '--kind', 'gentlemen')).stdout).toBe('Nothing has come in.\n');
  });

  it('shows one; what a visitor sent cannot act on the terminal', async () => {
    const { stdout } = await desk('show', enquiry);
    expect(stdout).toContain('lastName: A "quoted", name');
    expect(stdout).not.toContain('\u001b');
    expect(await told('show', ladies)).toMatchObject({
      payload: { primaryCity: 'London' },
      uploads: [{ kind: 'photo' }],
    });
  });

  it('exports JSON and CSV', async () => {
    expect(await told('export')).toMatchObject([{ reference: enquiry }, { reference: ladies }]);
    const csv = (await desk('export', '--format', 'csv', '--kind', 'enquiry')).stdout;
    const [head = '', ...rest] = csv.split('\n');
    expect(head).toMatch(/^reference,kind,department,receivedAt,state,erasedAt,erasedReason,salutation,firstName/);
    expect(head).not.toContain('leaveEmpty');
    expect(rest.join('\n')).toContain(`"A ""quoted"", name"`);
    // A cell that a spreadsheet would run is text.
    expect(csv).toContain("'=cmd|calc");
    expect((await desk('export', '--format', 'csv')).stdout.split('\n')[0]).toContain('fullLegalName');
  });

  it('says where files cannot be written', async () => {
    const refused = await desk('files', ladies, '--to', '/dev/null/photos');
    expect(refused).toMatchObject({
      code: 1,
      stderr: '/dev/null/photos cannot be written (ENOTDIR). Choose another folder with --to.\n',
    });
  });

  it('gives files out into a folder for the asker alone, and overwrites nothing', async () => {
    const to = join(folder, 'out');
    const [{ file }] = await told('files', ladies, '--to', to);
    expect((await readFile(file)).equals(PHOTO)).toBe(true);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await desk('files', ladies, '--to', to)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    });
  });

  it('rotates keys', async () => {
    expect(await told('keys', 'rotate')).toMatchObject({ rewrapped: 3 });
    expect(await told('keys')).toMatchObject([
      { submissions: 0, current: false },
      { submissions: 2, uploads: 1, current: true },
    ]);
    expect((await desk('show', ladies)).code).toBe(0);
  });

  it('erases only when it is sure, and proves it', async () => {
    expect(await desk('erase', ladies, '--reason', 'asked')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--yes'),
    });
    expect(await told('erase', ladies, '--reason', 'asked', '--yes')).toMatchObject({
      reference: ladies,
      keyDestroyed: true,
      filesRemoved: 1,
    });
    expect((await desk('list')).stdout).toContain('erased: asked');
    expect(await desk('erase', ladies, '--reason', 'asked', '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already'),
    });
  });

  it('says what waits, and who did what', async () => {
    expect((await desk('mail')).stdout).toBe('No mail waits.\n');
    const log = await told('log', '--limit', '100');
    expect(log.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['list', 'show', 'export', 'files', 'keys rotate', 'erase', 'mail']),
    );
  });

  it('refuses what it does not know, with what to do', async () => {
    expect(await desk('show', 'CL-0000-0000')).toMatchObject({ code: 1, stderr: expect.stringContaining('desk list') });
    expect((await desk('list', '--since', 'yesterday')).stderr).toContain('2026-11-21');
    expect((await desk('--help')).stdout).toMatch(/list.*show.*export.*files.*erase.*keys.*mail/s);
  });
});
