import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { OPS_API } from '@clandor/contract';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createToken } from '../ops/tokens.ts';
import { activate } from '../releases/index.ts';
import { Canaries } from '../testing/canaries.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg } from '../testing/media-files.ts';
import { MULTIPART_HEADERS, multipart } from '../testing/multipart.ts';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const canaries = new Canaries();
let house: TestHouse;
let collector: Server;
let mailServer: SMTPServer;
let gateway: ChildProcess;
let port = 0;
let output = '';
let spans = '';

beforeAll(async () => {
  house = await startHouse({ live: true });
  // A remote whose page throws, and says its address; and one that writes while it renders.
  const throwing = await house.publish('mf-explore', { behaviour: 'echo' });
  const { registry } = house;
  await activate([{ name: 'mf-explore', version: throwing }], { registry, page: PAGE, by: 'test' });
  collector = createServer(async (asked, answer) => {
    spans += Buffer.concat(await Array.fromAsync<Buffer>(asked)).toString();
    answer.writeHead(200).end('{}');
  }).listen(0);
  // A mail server that refuses, and repeats what it was sent.
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) =>
      done(new Error(`No: ${Buffer.concat(await stream.toArray()).toString()}`)),
  });
  mailServer.listen(0, '127.0.0.1');
  await Promise.all([once(collector, 'listening'), once(mailServer.server, 'listening')]);
  gateway = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      CLUB_DATA_DIR: house.dataDir,
      CLUB_ORIGIN: PAGE.origin,
      PORT: '0',
      METRICS_PORT: '0',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${(collector.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [gateway.stdout, gateway.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await vi.waitFor(() => expect(output).toMatch(/Clandor is at/), { timeout: 40_000 });
  port = Number(/Clandor is at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
}, 90_000);
afterAll(async () => {
  gateway.kill('SIGKILL');
  collector.close();
  mailServer.close();
  await house.close();
});

/** What every request brings along that is nobody's business. */
const luggage = (): Record<string, string> => ({
  'user-agent': canaries.word('User-Agent'),
  referer: `https://elsewhere.example/${canaries.word('Referer')}`,
  'x-forwarded-for': `203.0.113.${200 + Math.floor(Math.random() * 50)}`,
  'x-request-id': canaries.mail('X-Request-Id'),
  traceparent: canaries.word('traceparent'),
  tracestate: `x=${canaries.word('tracestate')}`,
  baggage: `who=${canaries.word('baggage')}`,
  'accept-language': canaries.word('Accept-Language'),
});

type Body = string | Buffer | object;
async function ask(method: string, path: string, body?: Body, headers: Record<string, string> = {}) {
  const query = `${path.includes('?') ? '&' : '?'}email=${canaries.mail(`query of ${path}`)}&t=${canaries.phone('query')}`;
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const type = bytes === undefined || Buffer.isBuffer(bytes) ? {} : JSON_HEADERS;
  const asked = request({
    port,
    method,
    path: path + query,
    agent: false,
    headers: { cookie: `c=${canaries.word('Cookie')}`, ...luggage(), ...type, ...headers },
  });
  asked.end(bytes);
  const [answer] = (await once(asked, 'response')) as [
    AsyncIterable<Buffer> & { statusCode: number; headers: IncomingHttpHeaders },
  ];
  const text = Buffer.concat(await Array.fromAsync(answer)).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** A good payload with a canary in every text that may hold one. */
function marked(payload: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => {
      if (typeof value !== 'string') return [field, value];
      if (/^email$/i.test(field)) return [field, canaries.mail(field)];
      if (/phone/i.test(field)) return [field, `+44 ${canaries.phone(field)}`];
      const isText = /name|message|info|woman|you$|why|city|handles|notes|about|occupation/i.test(field);
      return [field, isText ? `${value} ${canaries.word(field)}` : value];
    }),
  );
}

const FORMS: [string, object][] = [
  ['/api/form-submit', ENQUIRY],
  ['/api/couples-waitlist', COUPLES_EXAMPLE],
  ['/api/gentlemen-waitlist', GENTLEMEN_EXAMPLE],
];

async function useForms(): Promise<number[]> {
  const statuses: number[] = [];
  const send = async (...of: Parameters<typeof ask>) => statuses.push((await ask(...of)).status);
  for (const [path, example] of FORMS) {
    const key = { 'idempotency-key': canaries.word('Idempotency-Key') };
    const { phone: _phone, ...payload } = marked(example) as Record<string, unknown>;
    const good = { ...payload, ...('phone' in example ? { phone: (example as { phone: string }).phone } : {}) };
    await send('POST', path, good, key);
    await send('POST', path, good, key);
    // The same key for something else; a wrong field; a field that there is not; a filled trap.
    await send('POST', path, { ...good, ...marked(example), source: canaries.word('source') }, key);
    await send('POST', path, { ...good, email: canaries.word('a wrong email') });
    await send('POST', path, { ...good, [canaries.word('a field name')]: canaries.word('an unknown field') });
    await send('POST', path, { ...good, leaveEmpty: canaries.word('the trap') });
    // No JSON, half of it, too much of it, another type, another key, another site.
    await send('POST', path, `{"firstName":"${canaries.word('half a body')}`);
    await send('POST', path, `"${canaries.word('a body too large').repeat(30_000)}"`);
    await send('POST', path, canaries.word('a body of another type'), {
      'content-type': `text/${canaries.word('type')}`,
    });
    await send('POST', path, good, {
      'idempotency-key': `${canaries.word('a bad key')} ${canaries.word('a bad key')}`,
    });
    await send('POST', path, good, {
      origin: `https://${canaries.word('Origin')}.example`,
      'sec-fetch-site': 'cross-site',
    });
    await send('PUT', path, good);
  }
  return statuses;
}

async function useUploads(): Promise<number[]> {
  const photo = await jpeg();
  const file = (bytes: Buffer) => ({
    name: `${canaries.word('a file name')}.jpg`,
    type: `image/${canaries.word('a file type')}`,
    bytes,
  });
  const first = await ask('POST', '/api/upload-files', multipart([file(photo), file(photo)]), MULTIPART_HEADERS);
  const cookie = String(first.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  canaries.keep('the uploader’s cookie', cookie.split('=')[1] ?? '');
  const urls = (JSON.parse(first.text) as { files: string[] }).files;
  for (const url of urls) canaries.keep('an upload’s id', url.split('/').at(-1) ?? '');
  const statuses = [first.status];
  const send = async (...of: Parameters<typeof ask>) => statuses.push((await ask(...of)).status);
  await send('GET', urls[0] ?? '', undefined, { cookie });
  await send('GET', urls[0] ?? '');
  await send('GET', urls[0] ?? '', undefined, { cookie, range: `bytes=999999999-, ${canaries.word('Range')}` });
  await send('DELETE', urls[1] ?? '', undefined, { cookie });
  await send('GET', `/api/uploads/${canaries.word('an invented id')}`);
  await send(
    'POST',
    '/api/upload-files',
    multipart([file(Buffer.from(canaries.word('a file’s bytes')))]),
    MULTIPART_HEADERS,
  );
  await send('POST', '/api/upload-files', multipart([file(photo)], canaries.word('a part’s name')), MULTIPART_HEADERS);
  await send('POST', '/api/upload-files', multipart([file(photo)]).subarray(0, 300), MULTIPART_HEADERS);
  await send('POST', '/api/upload-files', Buffer.from(canaries.word('no boundary')), {
    'content-type': 'multipart/form-data',
  });
  const application = { ...marked(LADIES_EXAMPLE), dateOfBirth: LADIES_EXAMPLE.dateOfBirth, uploadedPhotos: [urls[0]] };
  await send('POST', '/api/ladies-applications', application, { cookie });
  await send('POST', '/api/ladies-applications', {
    ...application,
    uploadedVideos: [canaries.word('a video’s address')],
  });
  return statuses;
}

async function useOps(): Promise<number[]> {
  const { database } = house.registry;
  const { token } = await createToken(database, { name: 'manager', scope: 'manage', days: 1 }, 'test');
  // Its secret; there may be an underscore in that too.
  canaries.keep('a token', token.slice(-43));
  const bearer = { authorization: `Bearer ${token}` };
  const wrong = `clt_${'0'.repeat(12)}_${canaries.word('a wrong token').padEnd(43, 'x')}`;
  const opened = await ask('POST', `${OPS_API}/session`, { token });
  const cookie = String(opened.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  canaries.keep('the console’s cookie', cookie.split('.').slice(-1)[0] ?? '');
  const statuses = [opened.status];
  const send = async (...of: Parameters<typeof ask>) => {
    const answer = await ask(...of);
    statuses.push(answer.status);
    return answer;
  };
  await send('GET', `${OPS_API}/state`, undefined, { cookie });
  await send('POST', `${OPS_API}/session`, { token: wrong });
  await send('GET', `${OPS_API}/state`, undefined, { authorization: `Bearer ${wrong}` });
  await send(
    'POST',
    `${OPS_API}/rollbacks`,
    { name: canaries.word('a part'), reason: canaries.word('a reason') },
    bearer,
  );
  await send(
    'POST',
    `${OPS_API}/releases/${canaries.word('a release')}`,
    Buffer.from(canaries.word('no archive')),
    bearer,
  );
  await send('POST', `${OPS_API}/releases/mf-contact`, Buffer.from(canaries.word('no archive')), bearer);
  await send('GET', `${OPS_API}/${canaries.word('an address')}`, undefined, bearer);
  const made = await send('POST', `${OPS_API}/previews`, { name: 'mf-contact', version: '1.0.0', hours: 1 }, bearer);
  const link = /\/ops\/preview\/([^"\s]+)/.exec(made.text)?.[1] ?? canaries.word('a preview');
  canaries.keep('a preview’s link', link);
  await send('GET', `/ops/preview/${link}`);
  await send('GET', `/ops/preview/${canaries.word('a wrong preview')}`);
  await send('GET', '/contact', undefined, { cookie: `clandor-preview=${canaries.word('a preview’s cookie')}` });
  await send('DELETE', `${OPS_API}/session`, undefined, { cookie });
  return statuses;
}

async function useTheRest(): Promise<number[]> {
  const statuses: number[] = [];
  const paths = [
    ...['/', '/contact', '/contact', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/metrics', '/ops'],
    ...['/releases/mf-contact/1.0.0/web/remoteEntry.js', '/api/uploads', '/api', '/%zz', '//double', '/contact/'],
    `/${canaries.mail('a path')}`,
    `/contact/${canaries.mail('a path below a page')}`,
    `/explore/${canaries.mail('a path that throws')}`,
    `/explore/${encodeURIComponent(canaries.mail('an encoded path that throws'))}`,
    `/${canaries.phone('a path')}`,
    `/releases/${canaries.mail('a release’s path')}/1.0.0/x.js`,
    `/api/${canaries.mail('an endpoint')}`,
    `/ops/assets/${canaries.mail('a console’s file')}`,
    `/${canaries.word('a long path').repeat(500)}`,
  ];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST', 'TRACE']) statuses.push((await ask(method, path)).status);
  }
  const report = { composition: 'c0ffee000000', name: 'shell', version: '1.0.0', failure: 'load' };
  for (const body of [
    { ...report, failure: canaries.word('a failure') },
    { ...report, error: canaries.word('an error') },
  ]) {
    statuses.push((await ask('POST', '/api/failure-reports', body)).status);
  }
  for (const bytes of [
    `${canaries.word('no method')} / HTTP/1.1\r\n\r\n`,
    `GET /${canaries.mail('no host')} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${canaries.word('Host')}\r\nHost: ${canaries.word('a second Host')}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${canaries.word('a header too long').repeat(2_000)}\r\n\r\n`,
    `POST /api/form-submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz${canaries.word('a chunk')}\r\n\r\n`,
  ]) {
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    statuses.push(
      Number(
        Buffer.concat(await Array.fromAsync<Buffer>(socket))
          .toString()
          .slice(9, 12),
      ),
    );
  }
  return statuses;
}

it('what visitors and operators send is in no line of the log, no metric and no trace, whatever becomes of it', async () => {
  const statuses = [...(await useForms()), ...(await useUploads()), ...(await useOps()), ...(await useTheRest())];
  // A failure of ours, with what was sent in hand.
  await house.registry.database.schema.dropTable('outbox').execute();
  for (const [path, example] of FORMS) statuses.push((await ask('POST', path, example)).status);
  const metricsPort = /"port":(\d+),"msg":"metrics are answered"/.exec(output)?.[1];
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  gateway.kill('SIGTERM');
  await once(gateway, 'close');

  const seen = new Set(statuses);
  console.log(`${canaries.size} canaries in ${statuses.length} requests, answered ${[...seen].sort().join(' ')}`);
  for (const status of [200, 201, 303, 400, 401, 403, 404, 405, 413, 415, 422, 431, 500]) {
    expect([...seen], `answered ${status}`).toContain(status);
  }
  expect(output).toContain('a mail could not be sent');
  expect(output).toContain('a page could not be rendered');
  expect(canaries.in(output)).toEqual([]);
  expect(output).not.toMatch(/203\.0\.113\./);
  expect(canaries.in(metrics)).toEqual([]);
  expect(metrics).toContain('clandor_requests_total{kind="form",status="5xx",from="stack"} 3');
  expect(spans).toContain('"POST form"');
  expect(canaries.in(spans)).toEqual([]);
}, 120_000);
