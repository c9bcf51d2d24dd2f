import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stop } from '../server.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { securityHeadersFor } from './security-headers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ CLUB_ORIGIN: 'https://club.test' });
});
afterAll(() => gateway.close());

const CASES: [string, number, string][] = [
  ['no HTTP at all', 400, 'HELLO THERE\r\n\r\n'],
  ['a TLS greeting', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ['a header without a name', 400, 'GET / HTTP/1.1\r\nHost: club.test\r\n: x\r\n\r\n'],
  ['a length and chunks', 400, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['no Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['an expectation', 417, 'POST /api/form-submit HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n'],
  ['headers of 20 kB', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
];

describe('what is no request is answered with the headers of every answer', () => {
  it.each(CASES)('%s: %d', async (_, status, bytes) => {
    const answer = await gateway.raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = ''] = answer.split('\r\n\r\n');
    const lines = head.toLowerCase().split('\r\n');
    for (const [name, value] of Object.entries(securityHeadersFor('https://club.test'))) {
      const line = lines.find((each) => each.startsWith(`${name.toLowerCase()}:`));
      // A page of ours for an error allows its own style beside.
      if (name === 'Content-Security-Policy') expect(line).toContain("default-src 'none'");
      else expect(line).toBe(`${name}: ${value}`.toLowerCase());
    }
    expect(lines).toContain('cache-control: no-store');
  });

  it('headers that do not come: 408', async () => {
    const server = createServer({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
    answerUnreadable(server, 'https://club.test');
    const port = await listen(server, 0);
    const socket = connect(port, 'localhost', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'));
    const answer = Buffer.concat(await Array.fromAsync<Buffer>(socket)).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('Strict-Transport-Security: max-age=');
    await stop(server, 0);
  });

  it('an answer that has begun is cut off, and nothing is written into it', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('the first half');
    });
    answerUnreadable(server, 'http://club.test');
    const port = await listen(server, 0);
    const socket = connect(port, 'localhost', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    let got = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      got += text;
      if (got.endsWith('the first half')) socket.write('and now something else\r\n\r\n');
    });
    await once(socket, 'close');
    expect(got.endsWith('the first half')).toBe(true);
    await stop(server, 0);
  });
});
