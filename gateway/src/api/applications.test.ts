import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg, mp4 } from '../testing/media-files.ts';
import { startBrowser, type TestBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { stored } from '../testing/stored.ts';
import { TOO_YOUNG } from './ladies-applications/ladies-applications.ts';
import { RATE_LIMITS } from './rate-limit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  gateway.ask('POST', `/api/${path}`, { headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(payload) });

describe.each([
  ['couples', 'couples-waitlist', COUPLES_EXAMPLE, 'person1FullName', 'Full name is required'],
  ['gentlemen', 'gentlemen-waitlist', GENTLEMEN_EXAMPLE, 'fullName', 'Full name is required'],
] as const)('the %s’ waitlist', (kind, path, entry, field, message) => {
  it('stores an entry, sealed, and answers with its reference', async () => {
    const answer = await post(path, { ...entry, unknown: 'dropped' });
    expect(answer.status).toBe(201);
    const { reference } = JSON.parse(answer.text);
    const row = (await stored(gateway)).find((each) => each.reference === reference);
    expect(row).toMatchObject({ kind, department: null, payload: entry });
  });

  it('names what is missing', async () => {
    const answer = await post(path, { ...entry, [field]: '', email: 'x', person2Email: 'x' });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).issues).toEqual([
      { field, message },
      { field: kind === 'couples' ? 'person2Email' : 'email', message: 'Valid email is required' },
    ]);
  });

  it('refuses what a program filled in', async () => {
    const answer = await post(path, { ...entry, leaveEmpty: 'https://spam.example' });
    expect([answer.status, JSON.parse(answer.text).issues[0].field]).toEqual([422, 'leaveEmpty']);
  });

  it('stores once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': `${kind}-once` };
    const [first, second] = [await post(path, entry, key), await post(path, entry, key)];
    expect([second.status, second.text]).toEqual([201, first.text]);
  });
});

describe('the ladies application', { timeout: 120_000 }, () => {
  let own: TestBrowser;
  let urls: Pick<typeof LADIES_EXAMPLE, 'uploadedPhotos' | 'uploadedVideos'>;
  beforeEach(async () => {
    own = startBrowser(() => gateway);
    const photo = await jpeg({ width: 40, height: 40 });
    const [p1 = '', p2 = '', p3 = '', p4 = '', v1 = '', v2 = ''] = await own.upload(
      photo,
      photo,
      photo,
      photo,
      mp4(),
      mp4(),
    );
    urls = { uploadedPhotos: [p1, p2, p3, p4], uploadedVideos: [v1, v2] };
  });
  const apply = (changes: object = {}, headers: Record<string, string> = own.headers()) =>
    post('ladies-applications', { ...LADIES_EXAMPLE, ...urls, ...changes }, headers);
  const issues = (answer: { text: string }) => JSON.parse(answer.text).issues;
  const files = async () => (await Array.fromAsync(gateway.services.uploadStore.idle(-1000))).flat();

  it('stores it with its files, whole', async () => {
    const answer = await apply();
    expect(answer.status).toBe(201);
    const { reference } = JSON.parse(answer.text);
    const row = (await stored(gateway)).find((each) => each.reference === reference);
    expect(row).toMatchObject({ kind: 'ladies', erased_at: null, payload: { ...LADIES_EXAMPLE, ...urls } });
    const claimed = await gateway.database
      .selectFrom('submission_uploads')
      .selectAll()
      .where('submission', '=', row?.id ?? '')
      .orderBy('position')
      .execute();
    expect(claimed.map(({ upload }) => `/api/uploads/${upload}`)).toEqual([
      ...urls.uploadedPhotos,
      ...urls.uploadedVideos,
    ]);
  });

  it('keeps her files: they cannot be taken back alone', async () => {
    await apply();
    const removed = await gateway.ask('DELETE', urls.uploadedPhotos[0] ?? '', { headers: own.headers() });
    expect([removed.status, JSON.parse(removed.text).message]).toEqual([409, expect.stringMatching(/has been sent/)]);
  });

  it('refuses files of another browser, of the other kind, and that are not there', async () => {
    const stranger = startBrowser(() => gateway);
    await stranger.upload(await jpeg());
    expect(issues(await apply({}, stranger.headers()))).toEqual([
      { field: 'uploadedPhotos', message: '4 photos are not here any more. Please upload again' },
      { field: 'uploadedVideos', message: '2 videos are not here any more. Please upload again' },
    ]);
    expect(issues(await apply({}, {}))).toHaveLength(2);
    const swapped = { uploadedVideos: [urls.uploadedVideos[0], `/api/uploads/${'0'.repeat(32)}`] };
    const answer = await apply(swapped);
    expect([answer.status, issues(answer)]).toEqual([
      422,
      [{ field: 'uploadedVideos', message: 'One video is not here any more. Please upload again' }],
    ]);
  });

  it('sent again with a change after a lost answer, both hold the files', async () => {
    expect((await apply({}, { ...own.headers(), 'idempotency-key': 'a' })).status).toBe(201);
    expect((await apply({ preferredName: 'Addie' }, { ...own.headers(), 'idempotency-key': 'b' })).status).toBe(201);
  });

  it.each([
    ['2001-06-15', 'kept'],
    ['1960-06-15', 'kept'],
    [`${new Date().getUTCFullYear() - 18}-01-01`, 'erased'],
  ])('born %s: answered alike, and %s', async (dateOfBirth, state) => {
    const before = (await files()).length;
    const answer = await apply({ dateOfBirth });
    expect(answer.status).toBe(201);
    const { reference } = JSON.parse(answer.text);
    const row = await gateway.database
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    if (state === 'kept') {
      expect(row).toMatchObject({ erased_at: null, key: expect.any(String) });
      expect((await files()).length).toBe(before);
    } else {
      expect(row).toMatchObject({ key: null, payload: null, erased_at: row.received_at, erased_reason: TOO_YOUNG });
      expect((await files()).length).toBe(before - 6);
      expect((await gateway.ask('GET', urls.uploadedPhotos[0] ?? '', { headers: own.headers() })).status).toBe(404);
    }
  });

  it('takes the longest texts in the widest script', async () => {
    const long = '愛'.repeat(5000);
    const texts = {
      unforgettableWoman: long,
      whatSeparatesYou: long,
      whyClandor: long,
      additionalInfo: long,
      adultPlatformsExplanation: long,
    };
    expect((await apply(texts)).status).toBe(201);
    expect((await apply({ additionalInfo: '愛'.repeat(90_000) })).status).toBe(413);
  });
});

describe('many from one address', () => {
  it('are asked to wait, each form by itself; what was refused does not count', async () => {
    const house = await startGateway();
    const send = (payload: object) =>
      house.ask('POST', '/api/couples-waitlist', { headers: JSON_HEADERS, body: JSON.stringify(payload) });
    for (let n = 0; n < RATE_LIMITS.submissions.points + 5; n += 1) expect((await send({})).status).toBe(422);
    for (let n = 0; n < RATE_LIMITS.submissions.points; n += 1) expect((await send(COUPLES_EXAMPLE)).status).toBe(201);
    const refused = await send(COUPLES_EXAMPLE);
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([
      429,
      expect.stringMatching(/try again in \d+ minutes\./),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    const other = await house.ask('POST', '/api/gentlemen-waitlist', {
      headers: JSON_HEADERS,
      body: JSON.stringify(GENTLEMEN_EXAMPLE),
    });
    expect(other.status).toBe(201);
    await house.close();
  });
});
