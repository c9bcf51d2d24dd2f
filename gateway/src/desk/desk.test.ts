import { GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg, mp4 } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import {
  type DeskOptions,
  deskLog,
  eraseSubmission,
  exportSubmissions,
  keyUse,
  listSubmissions,
  openFiles,
  rotateKeys,
  showSubmission,
  waitingMails,
} from './index.ts';

let gateway: TestGateway;
let desk: DeskOptions;
const references: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startGateway();
  desk = { ...gateway.services, by: 'anna' };
  const post = async (kind: string, path: string, payload: object, headers = {}) => {
    const answer = await gateway.ask('POST', `/api/${path}`, {
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(payload),
    });
    references[kind] = JSON.parse(answer.text).reference;
  };
  await post('enquiry', 'form-submit', ENQUIRY);
  await post('gentlemen', 'gentlemen-waitlist', { ...GENTLEMEN_EXAMPLE, email: 'Charles@Example.org' });
  const own = startBrowser(() => gateway);
  const photo = await jpeg({ width: 40, height: 40 });
  const urls = await own.upload(photo, photo, photo, photo, mp4({ filler: 100_000 }), mp4());
  await post(
    'ladies',
    'ladies-applications',
    { ...LADIES_EXAMPLE, email: 'grace@example.org', uploadedPhotos: urls.slice(0, 4), uploadedVideos: urls.slice(4) },
    own.headers(),
  );
}, 30_000);
afterAll(() => gateway.close());

const said = async () => (await deskLog(desk, 50)).map(({ by, action, subject }) => `${by} ${action} ${subject}`);

describe('the desk', { timeout: 120_000 }, () => {
  it('lists what has come in, newest first, by kind, department and time', async () => {
    const all = await listSubmissions(desk, {}, 10);
    expect(all.total).toBe(3);
    expect(all.submissions.map(({ kind, files, state }) => `${kind} ${files} ${state}`)).toEqual([
      'ladies 6 kept',
      'gentlemen 0 kept',
      'enquiry 0 kept',
    ]);
    expect(JSON.stringify(all)).not.toContain('Lovelace');
    const refs = async (filter: object) =>
      (await listSubmissions(desk, filter, 10)).submissions.map(({ reference }) => reference);
    expect(await refs({ kind: 'enquiry' })).toEqual([references.enquiry]);
    expect(await refs({ department: 'press' })).toEqual([references.enquiry]);
    expect(await refs({ department: 'careers' })).toEqual([]);
    expect(await refs({ since: '2026-01-01', until: '2999-01-01' })).toHaveLength(3);
    expect(await refs({ until: '2026-01-01' })).toEqual([]);
  });

  it('finds all that somebody has sent by the address, however it is typed, and does not write it down', async () => {
    const found = async (email: string) =>
      (await listSubmissions(desk, { email }, 10)).submissions.map(({ reference }) => reference);
    expect(await found(ENQUIRY.email)).toEqual([references.enquiry]);
    expect(await found(' charles@EXAMPLE.org')).toEqual([references.gentlemen]);
    expect(await found('charles@example.com')).toEqual([]);
    expect(await Array.fromAsync(exportSubmissions(desk, { email: 'grace@example.org' }))).toMatchObject([
      { reference: references.ladies },
    ]);
    expect((await said()).filter((line) => line.includes('by email'))).toHaveLength(4);
    expect((await said()).join('\n')).not.toMatch(/example/i);
    const kept = await gateway.database.selectFrom('submission_emails').selectAll().execute();
    expect(kept).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toMatch(/example/i);
  });

  it('shows one, whole, however the reference is typed', async () => {
    const shown = await showSubmission(desk, (references.ladies ?? '').toLowerCase());
    expect(shown.payload).toMatchObject({ fullLegalName: LADIES_EXAMPLE.fullLegalName });
    expect(shown.uploads.map(({ kind }) => kind)).toEqual(['photo', 'photo', 'photo', 'photo', 'video', 'video']);
    expect(shown.mail).toEqual([{ createdAt: expect.any(String), sentAt: null, tries: 0, lastError: null }]);
    await expect(showSubmission(desk, 'CL-NONE-NONE')).rejects.toThrow(/desk list/);
  });

  it('exports all that match, oldest first', async () => {
    const all = await Array.fromAsync(exportSubmissions(desk, {}));
    expect(all.map(({ kind }) => kind)).toEqual(['enquiry', 'gentlemen', 'ladies']);
    expect(all[1]?.payload).toMatchObject({ fullName: GENTLEMEN_EXAMPLE.fullName });
    expect(await Array.fromAsync(exportSubmissions(desk, { department: 'careers' }))).toEqual([]);
  });

  it('gives the files out, opened', async () => {
    const sizes: Record<string, number> = {};
    for await (const { name, file } of openFiles(desk, references.ladies ?? '')) {
      const content = Buffer.concat(await Array.fromAsync(file.stream()));
      sizes[name] = content.length;
      if (name.startsWith('photo')) expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    }
    expect(Object.keys(sizes)).toEqual([
      'photo-1.jpg',
      'photo-2.jpg',
      'photo-3.jpg',
      'photo-4.jpg',
      'video-1.mp4',
      'video-2.mp4',
    ]);
    expect(sizes['video-1.mp4']).toBeGreaterThan(100_000);
  });

  it('rotates the master key: every data key is wrapped again, nothing else changes, all of it opens', async () => {
    const before = await gateway.database.selectFrom('submissions').select(['id', 'payload']).orderBy('id').execute();
    const progress: string[] = [];
    const { id, rewrapped } = await rotateKeys(desk, (done, total) => progress.push(`${done}/${total}`));
    expect([rewrapped, progress]).toEqual([9, ['3/9', '9/9']]);
    expect(await keyUse(desk)).toEqual([
      { id: expect.any(String), current: false, submissions: 0, uploads: 0 },
      { id, current: true, submissions: 3, uploads: 6 },
    ]);
    expect(await gateway.database.selectFrom('submissions').select(['id', 'payload']).orderBy('id').execute()).toEqual(
      before,
    );
    expect((await showSubmission(desk, references.enquiry ?? '')).payload).toMatchObject({ lastName: 'Lovelace' });
    expect((await listSubmissions(desk, { email: ENQUIRY.email }, 10)).submissions).toHaveLength(1);
    for await (const { file } of openFiles(desk, references.ladies ?? ''))
      expect((await file.read(0, 4)).length).toBe(4);
  });

  it('says which mail waits', async () => {
    expect((await waitingMails(desk, 10)).mails.map(({ reference, tries }) => [reference, tries])).toEqual([
      [references.enquiry, 0],
      [references.gentlemen, 0],
      [references.ladies, 0],
    ]);
  });

  it('erases: key, payload and files are gone, a tombstone stays', async () => {
    const erasure = await eraseSubmission(desk, references.ladies ?? '', 'asked for');
    expect(erasure).toMatchObject({
      reference: references.ladies,
      keyDestroyed: true,
      payloadGone: true,
      filesRemoved: 6,
    });
    expect(await showSubmission(desk, references.ladies ?? '')).toMatchObject({
      state: 'erased',
      erasedReason: 'asked for',
      payload: null,
      uploads: [],
    });
    expect((await Array.fromAsync(gateway.services.uploadStore.idle(-1000))).flat()).toEqual([]);
    expect((await listSubmissions(desk, { email: 'grace@example.org' }, 10)).submissions).toEqual([]);
    await expect(eraseSubmission(desk, references.ladies ?? '', 'again')).rejects.toThrow(/was erased on/);
    expect((await Array.fromAsync(exportSubmissions(desk, {}))).at(-1)).toMatchObject({
      state: 'erased',
      payload: null,
    });
  });

  it('wrote all of it down, and the log cannot be changed', async () => {
    const log = await said();
    for (const line of [
      `anna show ${references.ladies}`,
      'anna export all',
      'anna list kind=enquiry',
      `anna files ${references.ladies}`,
      `anna erase ${references.ladies}`,
      'anna mail waiting',
    ]) {
      expect(log).toContain(line);
    }
    expect(log.some((line) => line.startsWith('anna keys rotate 2'))).toBe(true);
    await expect(gateway.database.updateTable('desk_log').set({ by: 'nobody' }).execute()).rejects.toThrow(
      /only ever added/,
    );
    await expect(gateway.database.deleteFrom('desk_log').execute()).rejects.toThrow(/only ever added/);
  });
});
