import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayload } from '../../records/sealed-payload.ts';
import { ENQUIRY, JSON_HEADERS } from '../../testing/enquiries.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const send = (payload: unknown, headers: Record<string, string> = {}) =>
  gateway.ask('POST', '/api/form-submit', { headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(payload) });
const stored = async () => {
  const rows = await gateway.database.selectFrom('submissions').selectAll().orderBy('received_at').execute();
  return rows.map(({ id, key, payload, ...row }) => ({
    ...row,
    payload: openPayload(gateway.services.vault, { id, key: key ?? '', payload: payload ?? new Uint8Array() }),
  }));
};
const marked = (mark: string) => ({ ...ENQUIRY, message: `${ENQUIRY.message} ${mark}` });
const storedMarked = async (mark: string) =>
  (await stored()).filter(({ payload }) => JSON.stringify(payload).includes(mark));

describe('an enquiry', () => {
  it('is stored and answered with its reference', async () => {
    const answer = await send(marked('first'));
    expect(answer.status).toBe(201);
    const receipt = JSON.parse(answer.text);
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^CL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      receivedAt: expect.any(String),
    });
    const [row] = await storedMarked('first');
    expect(row).toMatchObject({
      reference: receipt.reference,
      received_at: receipt.receivedAt,
      kind: 'enquiry',
      department: 'press',
    });
    expect(row?.payload).toEqual(marked('first'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps only the fields of the specification', async () => {
    const answer = await send({ ...marked('stripped'), agreeTerms: true, role: 'admin' });
    expect(answer.status).toBe(201);
    const [row] = await storedMarked('stripped');
    expect(row?.payload).toEqual(marked('stripped'));
  });

  it('names all failed fields and stores nothing', async () => {
    const before = (await stored()).length;
    const answer = await send({ ...ENQUIRY, firstName: 'A', email: 'x', message: 'short', department: 'Sales' });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({
      message: 'Some fields need your attention.',
      issues: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'email', message: 'Invalid email address' },
        { field: 'message', message: 'Please provide a detailed message' },
        { field: 'department', message: 'Please select a department' },
      ],
    });
    expect(await stored()).toHaveLength(before);
  });

  it('the same twice without a key is two enquiries', async () => {
    await send(marked('twice'));
    await send(marked('twice'));
    expect(await storedMarked('twice')).toHaveLength(2);
  });
});

describe('an Idempotency-Key', () => {
  it('gets the same answer and stores once', async () => {
    const key = { 'idempotency-key': 'a-key-of-mine' };
    const [first, second] = [await send(marked('once'), key), await send(marked('once'), key)];
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await storedMarked('once')).toHaveLength(1);
  });

  it('stores once when twenty arrive together', async () => {
    const key = { 'idempotency-key': 'all-at-once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(marked('crowd'), key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await storedMarked('crowd')).toHaveLength(1);
  });

  it('is refused with another payload', async () => {
    const key = { 'idempotency-key': 'reused' };
    await send(marked('reused-one'), key);
    const answer = await send(marked('reused-two'), key);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).message).toMatch(/used with different content/);
    expect(await storedMarked('reused-two')).toHaveLength(0);
  });

  it('is free for the corrected form after a refusal', async () => {
    const key = { 'idempotency-key': 'corrected' };
    expect((await send({ ...marked('corrected'), email: 'x' }, key)).status).toBe(422);
    expect((await send(marked('corrected'), key)).status).toBe(201);
  });

  it.each(['two words', 'x'.repeat(201), 'caf\u00e9', ''])('%j is refused', async (key) => {
    const before = (await stored()).length;
    const answer = await send(ENQUIRY, { 'idempotency-key': key });
    expect(answer.status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });
});

describe('where it comes from', () => {
  it.each<[number, Record<string, string>]>([
    [201, { 'sec-fetch-site': 'same-origin', origin: 'http://club.test' }],
    [201, { 'sec-fetch-site': 'none' }],
    [201, { origin: 'http://club.test' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site', origin: 'http://club.test' }],
    [403, { origin: 'http://evil.test' }],
    [403, { origin: 'null' }],
    [403, { origin: 'http://evil.test', host: 'evil.test' }],
  ])('%d for %j', async (status, headers) => {
    expect((await send(ENQUIRY, headers)).status).toBe(status);
  });
});
