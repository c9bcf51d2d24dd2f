import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { UPLOAD_RULES } from '@clandor/schemas/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jpeg, mp4, PLACE, png, webm } from '../../testing/media-files.ts';
import { MULTIPART_HEADERS, multipart, startBrowser } from '../../testing/send-files.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { storedBytes, storedNames } from '../../testing/stored-files.ts';
import { sweepUploads, UNCLAIMED_LIFETIME } from '../../uploads/sweep.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const browser = () => startBrowser(() => gateway);
const rows = () => gateway.database.selectFrom('uploads').selectAll().execute();
const files = () => storedNames(gateway);

describe('POST /api/upload-files', { timeout: 120_000 }, () => {
  it('takes photos and videos, several at once, and gives their addresses in order', async () => {
    const own = browser();
    const urls = await own.upload(await jpeg(), mp4(), await png(), webm());
    expect(urls).toHaveLength(4);
    const types = [];
    for (const url of urls) {
      expect(url).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
      const answer = await gateway.ask('GET', url, { headers: own.headers() });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'content-disposition': expect.stringMatching(/^inline; filename="(photo|video)\.(jpg|png|mp4|webm)"$/),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      types.push(answer.headers['content-type']);
    }
    expect(types).toEqual(['image/jpeg', 'video/mp4', 'image/png', 'video/webm']);
  });

  it('keeps nothing readable on the disk, and no place in what it gives back', async () => {
    const own = browser();
    const [photo = '', video = ''] = await own.upload(await jpeg(), mp4({ filler: 200_000 }));
    for (const url of [photo, video]) {
      const { text } = await gateway.ask('GET', url, { headers: own.headers() });
      expect(text).not.toContain('Herrengasse');
    }
    for (const name of await files()) {
      const stored = (await storedBytes(gateway, name)).toString('latin1');
      for (const word of [PLACE, 'PICTURE', 'ftyp', 'JFIF']) expect(stored).not.toContain(word);
    }
    const ids = (await rows()).map(({ id }) => id);
    expect((await files()).toSorted()).toEqual(ids.toSorted());
    expect((await stat(join(gateway.dataDir, 'uploads'))).mode & 0o077).toBe(0);
  });

  it('shows a file to the browser that sent it alone', async () => {
    const [own, stranger] = [browser(), browser()];
    const [url = ''] = await own.upload(await jpeg());
    await stranger.upload(await jpeg());
    const forged = { cookie: `${own.headers().cookie}x` };
    for (const headers of [{}, stranger.headers(), forged, { cookie: 'clandor-uploads=' }]) {
      for (const method of ['GET', 'DELETE']) expect((await gateway.ask(method, url, { headers })).status).toBe(404);
    }
  });

  it('knows a browser before it sends several at once', async () => {
    const answer = await gateway.ask('GET', '/api/uploads');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { known: true }]);
    const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const body = multipart([{ bytes: await jpeg() }]);
    const headers = { ...MULTIPART_HEADERS, cookie };
    const answers = await Promise.all([1, 2, 3].map(() => gateway.ask('POST', '/api/upload-files', { headers, body })));
    for (const each of answers) {
      expect(each.headers['set-cookie']).toBeUndefined();
      const [url = ''] = JSON.parse(each.text).files;
      expect((await gateway.ask('GET', url, { headers: { cookie } })).status).toBe(200);
    }
  });

  it('the cookie is signed, and for this site alone', async () => {
    const answer = await browser().send([{ bytes: await jpeg() }]);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^clandor-uploads=[\w-]{43}\.[\w-]+\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    const secure = await startGateway({ CLUB_ORIGIN: 'https://club.test' });
    const over = await startBrowser(() => secure).send([{ bytes: await jpeg() }]);
    expect(over.headers['set-cookie']?.[0]).toMatch(/^__Host-clandor-uploads=.*; SameSite=Strict; Secure$/);
    await secure.close();
  });

  it('gives parts of a video', async () => {
    const own = browser();
    const [url = ''] = await own.upload(mp4({ filler: 150_000 }));
    const whole = await gateway.ask('GET', url, { headers: own.headers() });
    const length = Number(whole.headers['content-length']);
    const part = await gateway.ask('GET', url, { headers: { ...own.headers(), range: 'bytes=65530-65545' } });
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 65530-65545/${length}`,
      '16',
    ]);
    const beyond = await gateway.ask('GET', url, { headers: { ...own.headers(), range: `bytes=${length}-` } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
    const head = await gateway.ask('HEAD', url, { headers: own.headers() });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(length)]);
  });

  it('takes one back', async () => {
    const own = browser();
    const [url = ''] = await own.upload(await jpeg());
    const removed = await gateway.ask('DELETE', url, { headers: own.headers() });
    expect([removed.status, JSON.parse(removed.text)]).toEqual([200, { removed: true }]);
    for (const method of ['GET', 'DELETE'])
      expect((await gateway.ask(method, url, { headers: own.headers() })).status).toBe(404);
    expect((await files()).length).toBe((await rows()).length);
  });
});

describe('an upload is refused', { timeout: 120_000 }, () => {
  const large = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

  it.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['a text', 415, () => Buffer.from('hello')],
    ['nothing in it', 415, () => Buffer.alloc(0)],
    ['a PDF', 415, () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['an HTML page', 415, () => Buffer.from('<!doctype html><script>1</script>')],
    ['an SVG', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', 415, () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a zip', 415, () => Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')],
    ['a photo cut short', 422, async () => (await jpeg({ width: 900, height: 900 })).subarray(0, 3000)],
    ['a video cut short', 422, () => mp4().subarray(0, 400)],
    ['a photo above 10 MB', 413, async () => large(await jpeg(), UPLOAD_RULES.photo.maxBytes + 1)],
    ['a video above 200 MB', 413, () => large(mp4(), UPLOAD_RULES.video.maxBytes + 1)],
  ])('%s: %d', async (_, status, make) => {
    const answer = await browser().send([{ name: '../../etc/passwd.jpg', type: 'image/jpeg', bytes: await make() }]);
    expect(answer.status).toBe(status);
    const { message, issues } = JSON.parse(answer.text);
    expect(message).toMatch(/^[A-Z].{15,}\.$/);
    expect(issues).toEqual([{ field: 'files', message: expect.any(String) }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await files()).length).toBe((await rows()).length);
  });

  it('all of it, when one of them is', async () => {
    const before = await files();
    const answer = await browser().send([
      { bytes: await jpeg() },
      { bytes: Buffer.from('hello there') },
      { bytes: mp4() },
    ]);
    expect(answer.status).toBe(415);
    expect(await files()).toEqual(before);
  });

  it.each<[string, number, Buffer, Record<string, string>?]>([
    ['no multipart', 415, Buffer.from('{}'), { 'content-type': 'application/json' }],
    ['no boundary', 400, Buffer.from('x'), { 'content-type': 'multipart/form-data' }],
    ['no file', 422, multipart([])],
    ['another field', 400, multipart([{ bytes: Buffer.from('x') }], 'photos')],
    ['a nested field', 400, multipart([{ bytes: Buffer.from('x') }], 'files[a][b][c]')],
    [
      'a text field',
      400,
      Buffer.from(
        '--club-test-boundary\r\nContent-Disposition: form-data; name="files"\r\n\r\nhello\r\n--club-test-boundary--\r\n',
      ),
    ],
    ['nine files', 413, multipart(Array.from({ length: 9 }, () => ({ bytes: mp4() })))],
    ['a body without its end', 400, multipart([{ bytes: mp4() }]).subarray(0, 300)],
    ['a broken part', 400, Buffer.from('--club-test-boundary\r\nnonsense')],
  ])('%s: %d', async (_, status, body, headers = MULTIPART_HEADERS) => {
    const answer = await gateway.ask('POST', '/api/upload-files', { headers, body });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([status, expect.stringMatching(/.{10,}/)]);
    await expect.poll(async () => (await files()).length).toBe((await rows()).length);
  });

  it('from another site', async () => {
    const answer = await browser().send([{ bytes: await jpeg() }], { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });

  it('half of it: nothing stays, however often', async () => {
    const before = await files();
    const body = multipart([{ bytes: Buffer.concat([mp4(), Buffer.alloc(500_000, 1)]) }]);
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(gateway.port, 'localhost');
      await once(socket, 'connect');
      socket.write(
        `POST /api/upload-files HTTP/1.1\r\nHost: club.test\r\nContent-Type: ${MULTIPART_HEADERS['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, 20_000 * round + 10));
      await expect.poll(() => socket.bufferSize ?? socket.writableLength).toBe(0);
      socket.destroy();
      await once(socket, 'close');
    }
    await expect.poll(files).toEqual(before);
    expect((await rows()).length).toBe((await files()).length);
  });
});

describe('the sweep', { timeout: 120_000 }, () => {
  const sweep = (milliseconds: number, ages = {}) =>
    sweepUploads(
      { database: gateway.database, store: gateway.services.uploadStore, now: new Date(Date.now() + milliseconds) },
      ages,
    );

  // What the tests before it left behind, however long they took.
  beforeEach(() => sweep(UNCLAIMED_LIFETIME + 60_000, { orphanAge: -60_000 }));

  it('erases what nobody claimed for 30 days, and not before', async () => {
    const own = browser();
    const [url = ''] = await own.upload(await jpeg());
    expect((await sweep(UNCLAIMED_LIFETIME - 600_000)).unclaimed).toBe(0);
    expect((await gateway.ask('GET', url, { headers: own.headers() })).status).toBe(200);
    expect((await sweep(UNCLAIMED_LIFETIME + 1000)).unclaimed).toBeGreaterThan(0);
    expect((await gateway.ask('GET', url, { headers: own.headers() })).status).toBe(404);
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  it('removes files without a row', async () => {
    const [url = ''] = await browser().upload(await jpeg());
    await gateway.database.deleteFrom('uploads').execute();
    expect(await sweep(0)).toMatchObject({ orphans: 0 });
    expect(await sweep(0, { orphanAge: 0 })).toMatchObject({ orphans: 1 });
    expect(await files()).not.toContain(url.split('/').at(-1));
  });
});
