import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../../testing/media-files.ts';
import { MULTIPART_HEADERS, multipart } from '../../testing/multipart.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { MOST_AT_ONCE, MOST_OF_ONE_ADDRESS } from './few-at-once.ts';

let gateway: TestGateway;
let body: Buffer;
beforeAll(async () => {
  // Whose address counts is a proxy's word here, so that there can be several.
  gateway = await startGateway({ TRUSTED_PROXIES: '1' });
  body = multipart([{ bytes: await jpeg() }]);
});
afterAll(() => gateway.close());

const send = (from: string) =>
  gateway.ask('POST', '/api/upload-files', { headers: { ...MULTIPART_HEADERS, 'X-Forwarded-For': from }, body });

interface Begun {
  socket: Socket;
  /** What has come back so far. */
  answer: string;
}

/** Begins an upload and leaves it at that. */
async function begin(from: string): Promise<Begun> {
  const socket = connect(gateway.port, 'localhost');
  const begun: Begun = { socket, answer: '' };
  socket.setEncoding('utf8').on('data', (text: string) => {
    begun.answer += text;
  });
  await once(socket, 'connect');
  socket.write(
    `POST /api/upload-files HTTP/1.1\r\nHost: club.test\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${MULTIPART_HEADERS['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, -100));
  return begun;
}

it('asks whoever comes beyond what it can hold to come again, and takes them when others have gone', async () => {
  const begun: Begun[] = [];
  const beginSome = async (count: number, from: string) =>
    void begun.push(...(await Promise.all(Array.from({ length: count }, () => begin(from)))));
  const refused = () => begun.flatMap(({ answer }) => answer || []);

  await beginSome(MOST_OF_ONE_ADDRESS + 1, '198.51.100.1');
  await expect.poll(refused).toHaveLength(1);
  expect(refused()[0]).toMatch(/^HTTP\/1.1 429 .*retry-after: 60\r\n.*Many files are on their way from this address/is);

  const others = Array.from({ length: MOST_AT_ONCE / MOST_OF_ONE_ADDRESS - 1 }, (_, at) => `203.0.113.${at}`);
  for (const address of others) await beginSome(MOST_OF_ONE_ADDRESS, address);
  await beginSome(1, '198.51.100.2');
  await expect.poll(refused).toHaveLength(2);
  const full =
    /^HTTP\/1.1 503 .*retry-after: 60\r\n.*Many files are being uploaded just now. Please try again in a minute./is;
  expect(refused().some((answer) => full.test(answer))).toBe(true);

  for (const { socket } of begun) socket.destroy();
  for (const address of ['198.51.100.1', '198.51.100.2'])
    await expect.poll(async () => (await send(address)).status).toBe(201);
  console.log(`of ${begun.length} uploads at once ${MOST_AT_ONCE} were begun, the others asked to come again`);
});
