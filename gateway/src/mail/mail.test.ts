import { COUPLES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { waitingMail } from './outbox.ts';
import { waitAfter } from './schedule.ts';
import { type MailSender, startSender } from './sender.ts';
import { smtpTransport } from './transport.ts';

let gateway: TestGateway;
let sender: MailSender | null;
beforeEach(async () => {
  gateway = await startGateway();
  sender = null;
});
afterEach(async () => {
  await sender?.stop();
  await gateway.close();
});

const send = (port: number, limits = {}) => {
  const { database, vault } = gateway.services;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, limits);
  const log = pino({ level: 'debug' }, { write: (line: string) => void gateway.logged.push(JSON.parse(line)) });
  sender = startSender({ database, vault, transport, log, domain: 'club.test', every: 20 });
};
const enquire = (more: object = {}) =>
  gateway.ask('POST', '/api/form-submit', { headers: JSON_HEADERS, body: JSON.stringify({ ...ENQUIRY, ...more }) });
const outbox = () => gateway.database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
/** As if its time had come. */
const due = () =>
  gateway.database
    .updateTable('outbox')
    .set({ next_try_at: new Date(0).toISOString() })
    .where('sent_at', 'is', null)
    .execute();
const tried = (tries: number) =>
  expect.poll(async () => (await outbox())[0]).toMatchObject({ tries, last_error: expect.any(String), sent_at: null });

describe('a mail', () => {
  it('tells the department of an enquiry, to be answered to the visitor', async () => {
    const mails = await startMailServer();
    const { reference } = JSON.parse((await enquire({ message: 'A message with\nlines, and a zwölf.' })).text);
    expect(await waitingMail(gateway.database)).toMatchObject({ count: 1 });
    send(mails.port);
    await expect.poll(() => mails.delivered.length).toBe(1);
    await expect.poll(async () => (await waitingMail(gateway.database)).count).toBe(0);
    const [mail] = mails.delivered;
    expect(mail).toMatchObject({ from: 'website@club.test', to: ['press@club.test'] });
    expect(mail?.text).toMatch(/^Reply-To: "?Ada Lovelace"? <ada@example\.org>\r$/m);
    expect(mail?.text).toContain(`Subject: Press & Media Inquiry (${reference})`);
    expect(mail?.text).toContain('Name: Ms. Ada Lovelace');
    expect(mail?.text).toContain('lines, and a zw');
    const [row] = await outbox();
    expect(mail?.text).toContain(`Message-ID: <${row?.id}@club.test>`);
    await mails.close();
  });

  it('tells membership that an application came, and nothing of it', async () => {
    const mails = await startMailServer();
    await gateway.ask('POST', '/api/couples-waitlist', {
      headers: JSON_HEADERS,
      body: JSON.stringify(COUPLES_EXAMPLE),
    });
    send(mails.port);
    await expect.poll(() => mails.delivered.length).toBe(1);
    const [mail] = mails.delivered;
    expect(mail?.to).toEqual(['membership@club.test']);
    expect(mail?.text).toMatch(/couples.{1,30}waitlist entry has come in/s);
    for (const value of Object.values(COUPLES_EXAMPLE)) expect(mail?.text).not.toContain(value);
    await mails.close();
  });

  it('cannot be given other receivers or headers by a visitor', async () => {
    const mails = await startMailServer();
    const answer = await enquire({
      firstName: 'Ada"\u2028<all@example.org>',
      message: 'To: all@example.org\n\nBcc: all@example.org, a long message',
    });
    expect(answer.status).toBe(201);
    send(mails.port);
    await expect.poll(() => mails.delivered.length).toBe(1);
    expect(mails.delivered[0]?.to).toEqual(['press@club.test']);
    const [headers = ''] = mails.delivered[0]?.text.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^(to|bcc|cc): .*all@/im);
    await mails.close();
  });
});

describe('a mail server that', { timeout: 120_000 }, () => {
  it('is down: the mail waits, and goes when it is there again', async () => {
    const gone = await startMailServer();
    await gone.close();
    await enquire();
    send(gone.port);
    await tried(1);
    const [row] = await outbox();
    expect(row?.last_error).toMatch(/ESOCKET|ECONNECTION/);
    expect(Date.parse(row?.next_try_at ?? '')).toBeGreaterThan(Date.now() + 30_000);
    await sender?.stop();
    const mails = await startMailServer();
    await due();
    send(mails.port);
    await expect.poll(() => mails.delivered.length).toBe(1);
    expect((await outbox())[0]).toMatchObject({ tries: 2 });
    await mails.close();
  });

  it('is slow beyond patience: tried again later', async () => {
    const mails = await startMailServer({ onMailFrom: () => {} });
    await enquire();
    send(mails.port, { socketTimeout: 150 });
    await tried(1);
    expect((await outbox())[0]?.last_error).toMatch(/ETIMEDOUT|ECONNECTION|ESOCKET/);
    await mails.close();
  });

  it('refuses: the mail stays, and only the code of it is kept', async () => {
    const mails = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user, Ada'), { responseCode: 550 })),
    });
    await enquire();
    send(mails.port);
    await tried(1);
    const [row] = await outbox();
    expect(row?.last_error).toBe('EENVELOPE 550');
    expect(JSON.stringify(gateway.logged)).not.toContain('Ada');
    await mails.close();
  });

  it('drops the line after DATA: sent again with the same Message-ID', async () => {
    const ids: string[] = [];
    let drop = true;
    const mails = await startMailServer({
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        stream.on('end', () => {
          ids.push(/^Message-ID: (.*)\r$/m.exec(text)?.[1] ?? '');
          // The connection goes before the answer does: the sender cannot know.
          if (drop) mails.drop();
          else done();
        });
      },
    });
    await enquire();
    send(mails.port);
    await tried(1);
    drop = false;
    await due();
    sender?.wake();
    await expect.poll(async () => (await outbox())[0]?.sent_at).toEqual(expect.any(String));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await mails.close();
  });
});

describe('a mail server that is not this machine', { timeout: 120_000 }, () => {
  it('gets nothing in the clear: without TLS the mail waits', async () => {
    const mails = await startMailServer();
    await enquire();
    const { database, vault } = gateway.services;
    // The same machine, by an address that does not say so.
    const transport = smtpTransport(`smtp://[::ffff:127.0.0.1]:${mails.port}`);
    sender = startSender({ database, vault, transport, log: pino({ level: 'silent' }), domain: 'club.test' });
    await tried(1);
    expect(mails.delivered).toEqual([]);
    expect((await outbox())[0]).toMatchObject({ sent_at: null, last_error: expect.stringMatching(/TLS|ETLS/) });
    await mails.close();
  });
});

describe('the outbox', { timeout: 120_000 }, () => {
  it('sends the oldest first, each once, also with two gateways at it', async () => {
    const mails = await startMailServer();
    const references: string[] = [];
    for (let n = 0; n < 12; n += 1) references.push(JSON.parse((await enquire()).text).reference);
    const { database, vault } = gateway.services;
    const log = pino({ level: 'silent' });
    const senders = [1, 2].map(() =>
      startSender({
        database,
        vault,
        transport: smtpTransport(`smtp://127.0.0.1:${mails.port}`),
        log,
        domain: 'club.test',
        every: 20,
      }),
    );
    await expect.poll(async () => (await waitingMail(database)).count, { timeout: 10_000 }).toBe(0);
    await Promise.all(senders.map((each) => each.stop()));
    const sent = mails.delivered.map(({ text }) => /\((CL-[\w-]+)\)/.exec(text)?.[1] ?? '');
    expect(sent.toSorted()).toEqual(references.toSorted());
    expect(references.indexOf(sent[0] ?? '')).toBeLessThan(2);
    await mails.close();
  });

  it('a try that was never ended, because its gateway died, is made again after its lease', async () => {
    const mails = await startMailServer();
    await enquire();
    const taken = { tries: 1, next_try_at: new Date(Date.now() + 400).toISOString() };
    await gateway.database.updateTable('outbox').set(taken).execute();
    send(mails.port);
    await expect.poll(() => mails.delivered.length, { timeout: 5000 }).toBe(1);
    await mails.close();
  });

  it('a try that a wrong clock put off for a year is made now', async () => {
    const mails = await startMailServer();
    await enquire();
    const taken = { tries: 1, next_try_at: new Date(Date.now() + 365 * 86_400_000).toISOString() };
    await gateway.database.updateTable('outbox').set(taken).execute();
    send(mails.port);
    await expect.poll(() => mails.delivered.length, { timeout: 5000 }).toBe(1);
    await mails.close();
  });

  it('says nothing of a submission that was erased in the meantime', async () => {
    const mails = await startMailServer();
    await enquire();
    await gateway.database
      .updateTable('submissions')
      .set({ key: null, payload: null, erased_at: 'x', erased_reason: 'asked' })
      .execute();
    send(mails.port);
    await expect.poll(async () => (await waitingMail(gateway.database)).count).toBe(0);
    expect(mails.delivered).toEqual([]);
    await mails.close();
  });

  it('waits a minute, then twice as long each time, an hour at most', () => {
    expect([1, 2, 3, 6, 7, 50].map((tries) => waitAfter(tries) / 60_000)).toEqual([1, 2, 4, 32, 60, 60]);
  });
});
