import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanPhoto, createPhotoCleaner } from './clean-photo.ts';
import { startPhotoProcess } from './start-photo-process.ts';
import { chunked, cleaned, running } from './testing/cleaning.ts';
import { busyPhoto } from './testing/photos.ts';

const script = (name: string) => join(import.meta.dirname, 'testing', `${name}-process.mts`);
const photo = await busyPhoto(300, 200);

// Every photo starts a process, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

/** Gone, and waited for: no zombie. */
afterEach(() => expect.poll(running, { timeout: 5000 }).toBe(0));

test('20 photos at once: two processes, all come out', async () => {
  const clean = createPhotoCleaner({ processes: 2 });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, running());
  }, 5);
  const all = await Promise.all(Array.from({ length: 20 }, () => cleaned(photo, clean)));
  clearInterval(watch);
  expect(most).toBe(2);
  expect(all.every(({ width, height }) => width === 300 && height === 200)).toBe(true);
  console.log(`20 photos at once, at most ${most} processes`);
});

test('a process that hangs is ended', async () => {
  const clean = createPhotoCleaner({ script: script('hanging'), workTime: 300 });
  const { output, done } = await clean(chunked(photo));
  expect(running()).toBe(1);
  await expect(done).rejects.toMatchObject({ status: 422, code: 'photo-timed-out' });
  expect(output.destroyed).toBe(true);
});

test('a process that dies before all is out gives no half photo', async () => {
  const clean = createPhotoCleaner({ script: script('lying') });
  await expect(cleaned(photo, clean)).rejects.toMatchObject({ status: 422, code: 'photo-unreadable' });
});

test('a process that the system ends for want of memory is nobody’s fault but ours', async () => {
  const clean = createPhotoCleaner({ script: script('killed') });
  await expect(cleaned(photo, clean)).rejects.toMatchObject({ status: 503, code: 'no-photo-process' });
});

test.runIf(process.platform === 'linux')('where memory runs out, the system ends it before the gateway', async () => {
  const child = startPhotoProcess({ script: script('hanging'), mostMemory: 1024 ** 3 });
  const score = async (pid: number | 'self' = 'self') => Number(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8'));
  expect(await score(child.pid)).toBeGreaterThan(await score());
  child.kill('SIGKILL');
});

test('a process that cannot start is nobody’s fault but ours', async () => {
  const clean = createPhotoCleaner({ script: script('missing') });
  await expect(cleaned(photo, clean)).rejects.toMatchObject({ status: 503, code: 'no-photo-process' });
});

test('the process gets no secrets and may touch nothing', async () => {
  const clean = createPhotoCleaner({ script: script('curious') });
  const { cause } = await cleaned(photo, clean).catch((error) => error);
  const got = JSON.parse(cause.message);
  expect(got).toEqual({
    environment: [],
    'reads the gateway': false,
    'reads the system': false,
    'lists the root': false,
    writes: false,
    'starts a process': false,
    'starts a worker': false,
  });
  console.log('a decoder taken over gets:', JSON.stringify(got));
});

test('bytes that break off end it', async () => {
  const input = new PassThrough();
  input.write(photo.subarray(0, 1000));
  const { done } = await cleanPhoto(input);
  expect(running()).toBe(1);
  input.destroy();
  await expect(done).rejects.toMatchObject({ status: 400, code: 'photo-broken-off' });
});

test('bytes that come too slowly end it', async () => {
  const clean = createPhotoCleaner({ inputTime: 200 });
  const input = new PassThrough();
  const { done } = await clean(input);
  await expect(done).rejects.toMatchObject({ status: 408, code: 'photo-too-slow' });
  expect(input.destroyed, 'the input stays its owner’s').toBe(false);
});

test('whoever gives up ends it: before, while it waits, while it works', async () => {
  const clean = createPhotoCleaner({ script: script('hanging'), processes: 1 });
  const brokenOff = { status: 400, code: 'photo-broken-off' };
  await expect(clean(chunked(photo), { signal: AbortSignal.abort() })).rejects.toMatchObject(brokenOff);

  const first = new AbortController();
  const second = new AbortController();
  const { done } = await clean(chunked(photo), { signal: first.signal });
  const waiting = clean(chunked(photo), { signal: second.signal });
  second.abort();
  await expect(waiting).rejects.toMatchObject(brokenOff);
  first.abort();
  await expect(done).rejects.toMatchObject(brokenOff);
});

test('an output that is not wanted any more ends it', async () => {
  const { output, done } = await createPhotoCleaner({ script: script('hanging') })(chunked(photo));
  output.destroy();
  await expect(done).rejects.toMatchObject({ code: 'photo-broken-off' });
});

test('an input that fails while it waits is heard; a full queue says so', async () => {
  const clean = createPhotoCleaner({ script: script('hanging'), processes: 1, mostWaiting: 1, workTime: 500 });
  const { done } = await clean(chunked(photo));
  const broken = new Readable({ read() {} });
  const waiting = clean(broken);
  await expect(clean(chunked(photo))).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
  broken.destroy(new Error('connection reset'));
  await expect(waiting).rejects.toMatchObject({ code: 'photo-broken-off' });
  await expect(done).rejects.toMatchObject({ code: 'photo-timed-out' });
});

test('a failure that nobody listens to hurts nobody', async () => {
  await cleanPhoto(chunked(Buffer.from('no photo')));
  await expect.poll(running).toBe(0);
});
