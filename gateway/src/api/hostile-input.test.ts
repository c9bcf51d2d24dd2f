import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const good = JSON.stringify(ENQUIRY);
const withField = (field: string, value: unknown) => JSON.stringify({ ...ENQUIRY, [field]: value });
const json = (type: string, more: Record<string, string> = {}) => ({ 'content-type': type, ...more });

/** What it is, the status, the body, the headers. */
const BODIES: [string, number, string | Buffer, Record<string, string>?][] = [
  ['no body', 400, ''],
  ['half of an object', 400, '{"firstName":'],
  ['not JSON', 400, 'firstName=Ada'],
  ['a trailing comma', 400, `${good},`],
  ['NaN', 400, '{"firstName":NaN}'],
  ['not UTF-8', 400, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['UTF-16', 400, Buffer.from(good, 'utf16le')],
  ['null', 422, 'null'],
  ['an array', 422, '[]'],
  ['a string', 422, '"hello"'],
  ['30,000 nested arrays', 422, '['.repeat(30_000) + ']'.repeat(30_000)],
  ['10,000 nested objects as a field', 422, `{"firstName":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['a broken nesting', 400, '[{'.repeat(20_000)],
  ['__proto__ with the fields in it', 422, `{"__proto__":${good}}`],
  ['a constructor', 422, '{"constructor":{"prototype":{"polluted":true}}}'],
  ['an array for a text', 422, withField('firstName', ['Ada', 'Ada'])],
  ['an object for a text', 422, withField('email', { $gt: '' })],
  ['a number for a text', 422, withField('message', 1e300)],
  ['a text for a boolean', 422, withField('subscribeUpdates', 'true')],
  ['null for a text', 422, withField('lastName', null)],
  ['a NUL character', 422, withField('message', `A message of some length\u0000`)],
  ['a lone surrogate', 422, withField('message', `A message of some length \ud83d`)],
  ['a lone surrogate as an escape', 422, good.replace('"Ada"', '"\\udc00da"')],
  ['a line break in a name', 422, withField('firstName', 'Ada\r\nBcc: all@example.org')],
  ['a department that is a property of objects', 422, withField('formType', '__proto__')],
  ['a message above its limit', 422, withField('message', 'x'.repeat(5001))],
  ['64 kB and one byte', 413, `"${'x'.repeat(64 * 1024 - 1)}"`],
  ['5 MB', 413, Buffer.alloc(5_000_000, 'x')],
  ['5 MB in chunks', 413, Buffer.alloc(5_000_000, 'x'), { 'transfer-encoding': 'chunked', ...JSON_HEADERS }],
  ['no content type', 415, good, {}],
  ['a form', 415, 'a=b', json('application/x-www-form-urlencoded')],
  ['multipart', 415, '--x--', json('multipart/form-data; boundary=x')],
  ['plain text (a simple request of another site)', 415, good, json('text/plain')],
  ['a type that only starts like JSON', 415, good, json('application/json-patch+json')],
  ['an unreadable type', 415, good, json(';;;')],
  ['two types', 415, good, json('application/json, text/plain')],
  ['Latin 1', 415, good, json('application/json; charset=iso-8859-1')],
  ['gzip', 415, gzipSync(good), json('application/json', { 'content-encoding': 'gzip' })],
  ['a gzip bomb', 415, gzipSync(Buffer.alloc(20_000_000)), json('application/json', { 'content-encoding': 'gzip' })],
  ['an unknown encoding', 415, good, json('application/json', { 'content-encoding': 'br, gzip' })],
];

describe('POST /api/form-submit is sent', () => {
  it.each(BODIES)('%s: %d', async (_, status, body, headers = JSON_HEADERS) => {
    const answer = await gateway.ask('POST', '/api/form-submit', { headers, body });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.stringMatching(/^.{10,}/), issues: expect.any(Array) });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { count } = await gateway.database
      .selectFrom('submissions')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** Method, address, status. */
const ADDRESSES: [string, string, number][] = [
  ['GET', '/api/form-submit', 405],
  ['HEAD', '/api/form-submit', 405],
  ['PUT', '/api/form-submit', 405],
  ['DELETE', '/api/form-submit', 405],
  ['TRACE', '/api/form-submit', 405],
  ['PROPFIND', '/api/form-submit', 405],
  ['OPTIONS', '/api/form-submit', 405],
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['POST', '/api/nothing', 404],
  ['POST', '/api/form-submit/', 404],
  ['POST', '/API/form-submit', 405],
  ['POST', '/api/form-submit/../../etc/passwd', 404],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/api/%', 400],
  ['GET', '/contact/%00', 400],
  ['GET', '/contact/%0d%0aSet-Cookie:x', 400],
  ['GET', `/${'a'.repeat(5000)}`, 414],
  ['GET', `/${'a'.repeat(20_000)}`, 431],
  ['POST', '/', 405],
  ['TRACE', '/', 405],
  ['PROPFIND', '/contact', 405],
  ['POST', '/healthz', 405],
];

describe('asked for', () => {
  it.each(ADDRESSES)('%s %.40s: %d', async (method, path, status) => {
    const answer = await gateway.ask(method, path);
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.allow).toMatch(/^[A-Z, ]+$/);
  });

  it('the endpoint says which method it takes', async () => {
    const answer = await gateway.ask('GET', '/api/form-submit');
    expect(answer.headers.allow).toBe('POST');
    expect(JSON.parse(answer.text)).toEqual({ message: 'This address takes POST only.', issues: [] });
  });
});

describe('bytes that are hardly HTTP', () => {
  const head = 'POST /api/form-submit HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`],
    ['a length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`],
    ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['two keys', `${head}Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n\r\n{}`],
    ['a whole address', 'GET http://evil.test/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a star', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a made-up method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
  ])('%s: a 4xx or a closed connection', async (_, bytes) => {
    expect((await gateway.raw(bytes)).slice(0, 12)).toMatch(/^$|^HTTP\/1\.1 4\d\d$/);
  });

  it('a body that breaks off is noted, and the next visitor is served', async () => {
    const socket = connect(gateway.port, 'localhost');
    await once(socket, 'connect');
    socket.write(`${head}Content-Length: 5000\r\n\r\n{"a`, () => socket.destroy());
    await expect.poll(() => gateway.logged.filter(({ broken }) => broken)).toHaveLength(1);
    expect((await gateway.ask('GET', '/healthz')).status).toBe(200);
  });
});
