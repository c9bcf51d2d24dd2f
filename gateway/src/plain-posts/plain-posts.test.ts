import { join } from 'node:path';
import { RELEASABLE_NAMES } from '@clandor/contract';
import { makeAllBuilds, makeBuild } from '@clandor/testing/fixture-builds';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activate } from '../releases/index.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { PAGE, publishFolder } from '../testing/start-house.ts';
import { stored } from '../testing/stored.ts';

const PATH = '/contact/press';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** What takes a moment may take longer on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 100 };

let gateway: TestGateway;

/** A gateway whose contact page takes plain posts, and whose other pages do not. */
async function startWithForms(environment: Record<string, string> = {}): Promise<TestGateway> {
  const started = await startGateway(environment);
  const { registry, dataDir } = started;
  const builds = makeAllBuilds(join(dataDir, 'builds'));
  makeBuild(builds['mf-contact'], 'mf-contact', {
    routes: [
      { path: '/contact/:department?', page: 'contact', paths: ['/contact', PATH, '/contact/nobody'], plainPost: true },
    ],
  });
  const refs = [];
  for (const name of RELEASABLE_NAMES) refs.push(await publishFolder(registry, name, builds[name]));
  await activate(refs, { registry, page: PAGE, by: 'test' });
  await vi.waitFor(async () => expect((await started.ask('GET', '/')).status).toBe(200), PATIENCE);
  return started;
}

beforeAll(async () => {
  gateway = await startWithForms({ CLUB_RATE_LIMITS: 'off' });
});
afterAll(() => gateway.close());

type Fields = Record<string, string>;

const post = (fields: Fields, headers: Fields = {}, path = PATH) =>
  gateway.ask('POST', path, { headers: { ...FORM, ...headers }, body: new URLSearchParams(fields).toString() });

/** What the browser would send of an enquiry that passes; the box that is not ticked is not there. */
const enquiry = (message: string): Fields => {
  const { subscribeUpdates: _, leaveEmpty = '', ...texts } = ENQUIRY;
  return { ...texts, leaveEmpty, message: `${ENQUIRY.message} ${message}` };
};
/** What ends a renderer is followed by a fresh one. */
const rendererIsBack = () => vi.waitFor(async () => expect((await post(enquiry('after'))).status).toBe(200), PATIENCE);
const storedWith = async (word: string) =>
  (await stored(gateway)).filter(({ payload }) => JSON.stringify(payload).includes(word));
const mailsOf = async (ids: string[]) =>
  gateway.database.selectFrom('outbox').selectAll().where('submission', 'in', ids).execute();

describe('a plain post', () => {
  it('is stored with its mail, and answered with the page and the reference', async () => {
    const answer = await post(enquiry('first'));
    expect(answer.status).toBe(200);
    const [submission] = await storedWith('first');
    expect(submission).toMatchObject({ kind: 'enquiry', department: 'press' });
    expect(submission?.payload).toMatchObject({ firstName: 'Ada', subscribeUpdates: false });
    expect(answer.text).toContain(`"kind":"stored","reference":"${submission?.reference}"`);
    expect(await mailsOf([submission?.id ?? ''])).toHaveLength(1);
    // Nothing of what was sent is in the page any more.
    expect(answer.text).not.toContain('Lovelace');
  });

  it('is never kept: not by caches, and not in the memory that others are answered from', async () => {
    const answer = await post(enquiry('not kept'));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect((await gateway.ask('GET', PATH)).text).not.toContain('answers');
    expect(String(answer.headers['content-security-policy'])).toContain("form-action 'self'");
    expect(answer.headers['x-remote']).toMatch(/^mf-contact@/);
  });

  it('comes compressed where the browser takes that', async () => {
    const { headers } = await post(enquiry('zipped'), { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('sent twice, and twice at once, is stored once under one reference', async () => {
    const answers = await Promise.all([post(enquiry('twice')), post(enquiry('twice'))]);
    const again = await post(enquiry('twice'));
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    const submissions = await storedWith('twice');
    expect(submissions).toHaveLength(1);
    expect(await mailsOf(submissions.map(({ id }) => id))).toHaveLength(1);
    expect(again.text).toContain(submissions[0]?.reference);
  });

  it('with other content is another one', async () => {
    await post(enquiry('one of two'));
    await post({ ...enquiry('one of two'), firstName: 'Augusta' });
    expect(await storedWith('one of two')).toHaveLength(2);
  });

  it('that the page refuses comes back with its fields and what is wrong', async () => {
    const answer = await post({ ...enquiry('refused'), firstName: '' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(
      '"kind":"refused","issues":[{"field":"firstName","message":"First name is required"}]',
    );
    expect(answer.text).toContain('["lastName","Lovelace"]');
    expect(await storedWith('refused')).toEqual([]);
  });

  it('that the endpoint refuses says so at its fields: the trap, a department that is none', async () => {
    const trapped = await post({ ...enquiry('trapped'), leaveEmpty: 'filled' });
    expect(trapped.status).toBe(422);
    expect(trapped.text).toContain('"field":"leaveEmpty"');
    const { text } = await post({ ...enquiry('nowhere'), formType: 'nowhere' });
    expect(text).toContain('"field":"formType"');
    expect([...(await storedWith('trapped')), ...(await storedWith('nowhere'))]).toEqual([]);
  });

  it('has its line breaks as scripts send them', async () => {
    await post({ ...enquiry('lines'), message: 'A first line that is long enough.\r\nA second\rand a third: lines' });
    const [submission] = await storedWith('lines');
    expect(submission?.payload).toMatchObject({
      message: 'A first line that is long enough.\nA second\nand a third: lines',
    });
  });

  it('behind a segment that is no language goes nowhere', async () => {
    const answer = await post(enquiry('in French'), {}, `/fr${PATH}`);
    // The fixture's shell knows none, and finds no owner; the real one is asked by e2e.
    expect(answer.status).toBe(405);
    expect(await storedWith('in French')).toEqual([]);
  });
});

describe('is refused, with nothing stored:', () => {
  it.each([
    ['a page without a form', '/editorial', 405],
    ['an address of the page that has no form', '/contact/nobody', 405],
    ['an address that nobody lists', '/contact/press/more', 405],
  ])('at %s', async (_, path, status) => {
    const answer = await post(enquiry('misplaced'), {}, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(await storedWith('misplaced')).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('from %s', async (_, headers) => {
    expect((await post(enquiry('foreign'), headers)).status).toBe(403);
    expect(await storedWith('foreign')).toEqual([]);
  });

  it('above 64 kB', async () => {
    expect((await post({ ...enquiry('large'), message: 'x'.repeat(65 * 1024) })).status).toBe(413);
  });

  it.each([
    ['as JSON', JSON_HEADERS, 415],
    ['as parts', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['in another charset', { 'content-type': `${FORM['content-type']}; charset=iso-8859-1` }, 415],
    ['compressed', { 'content-encoding': 'gzip' }, 415],
  ])('%s', async (_, headers, status) => {
    expect((await post(enquiry('wrong type'), headers)).status).toBe(status);
    expect(await storedWith('wrong type')).toEqual([]);
  });

  it.each(['firstName=%FF', 'firstName=%', 'firstName=\u0000', 'firstName=\u00e4'])(
    'what is not UTF-8: %j',
    async (body) => {
      const answer = await gateway.ask('POST', PATH, { headers: FORM, body: Buffer.from(body, 'latin1') });
      expect(answer.status).toBe(400);
    },
  );

  it('to an endpoint that takes no form, whatever a page says', async () => {
    expect((await post({ ...enquiry('strayed'), endpoint: '/api/upload-files' })).status).toBe(500);
    expect(await storedWith('strayed')).toEqual([]);
  });
});

describe('when the page fails', () => {
  it.each(['throw', 'hang', 'crash'])('while it reads (%s), the answer says that nothing was sent', async (how) => {
    const answer = await post({ ...enquiry(`unread ${how}`), reading: how });
    expect(answer.status).toBe(how === 'crash' ? answer.status : 503);
    expect(answer.text).toContain('was not sent');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await storedWith(`unread ${how}`)).toEqual([]);
    await rendererIsBack();
  });

  it('while it draws a refusal, the answer says that nothing was sent', async () => {
    const answer = await post({ ...enquiry('undrawn'), firstName: '', drawing: 'throw' });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('was not sent');
  });

  it('while it draws the receipt, a plain notice has the reference', async () => {
    const answer = await post({ ...enquiry('received'), receipt: 'throws' });
    const [submission] = await storedWith('received');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`Your reference is ${submission?.reference}.`);
    expect(answer.text).toContain('no need to send it again');
  });

  it('is counted against its release', async () => {
    await gateway.counts.store();
    const rows = await gateway.database.selectFrom('failure_counts').selectAll().where('kind', '=', 'render').execute();
    expect(rows.map(({ name }) => name)).toContain('mf-contact');
  });
});

it('no line of the log holds a word of what was sent, whatever the page throws or writes', async () => {
  const canary = 'Qxv7-canary';
  for (const more of [
    {},
    { firstName: '' },
    { reading: 'throw' },
    { reading: 'crash' },
    { firstName: '', drawing: 'throw' },
  ]) {
    await post({ ...enquiry(canary), lastName: canary, ...more });
    await rendererIsBack();
  }
  await gateway.ask('POST', PATH, { headers: JSON_HEADERS, body: JSON.stringify({ canary }) });
  expect(gateway.logged.length).toBeGreaterThan(10);
  expect(JSON.stringify(gateway.logged)).not.toContain(canary);
});

it('both doors of a form count together, and the page says how long to wait', async () => {
  const limited = await startWithForms();
  const others = gateway;
  gateway = limited;
  try {
    const json = { headers: JSON_HEADERS, body: JSON.stringify(ENQUIRY) };
    for (let sent = 0; sent < 59; sent += 1)
      expect((await gateway.ask('POST', '/api/form-submit', json)).status).toBe(201);
    expect((await post(enquiry('the last one'))).status).toBe(200);
    expect((await gateway.ask('POST', '/api/form-submit', json)).status).toBe(429);
    const answer = await post(enquiry('one too many'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).toContain('"kind":"failed","status":429,"message":"There were many from this address.');
    expect(answer.text).toContain('["lastName","Lovelace"]');
    expect(await storedWith('one too many')).toEqual([]);
  } finally {
    gateway = others;
    await limited.close();
  }
});

it('a failure that nobody foresaw is told by the page, with everything kept', async () => {
  const broken = vi.spyOn(gateway.services.vault, 'newKey').mockImplementationOnce(() => {
    throw new Error('no keys today');
  });
  const answer = await post(enquiry('unforeseen'));
  expect(answer.status).toBe(500);
  expect(answer.text).toContain('"kind":"failed","status":500');
  expect(answer.text).toContain('["lastName","Lovelace"]');
  broken.mockRestore();
});

it('a release whose page does not read its form is not activated', async () => {
  const folder = join(gateway.dataDir, 'unread');
  makeBuild(folder, 'mf-explore', {
    routes: [{ path: '/explore', page: 'explore', paths: ['/explore/nobody'], plainPost: true }],
  });
  const { registry } = gateway;
  const unread = await publishFolder(registry, 'mf-explore', folder);
  await expect(activate([unread], { registry, page: PAGE, by: 'test' })).rejects.toThrow(
    /\/explore is to take its form without scripts, but nothing reads it/,
  );
});
