import { connect, type Socket } from 'node:net';
import { mp4 } from '@clandor/gateway/testing/media-files';
import { MULTIPART_HEADERS, multipart } from '@clandor/gateway/testing/multipart';
import { KINDS } from '../src/pages.ts';
import { ask, pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { anyOf } from './harness/rounds.ts';
import { spread } from './harness/tally.ts';
import type { Trial } from './harness/trial.ts';

const CLIENTS = 2_000;
/** Each of them sends a byte as often as this, in milliseconds. */
const DRIP = 2_000;
/** A phone with one bar sends a video meanwhile: far longer than any form may take. */
const PHONE = { bytes: 2_400_000, bytesPerSecond: 48_000 };

const KINDS_OF_SLOW = {
  /** Never ends its headers. */
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  form: head('/api/form-submit', 'application/json', 2_000),
  upload: `${head('/api/upload-files', MULTIPART_HEADERS['content-type'], 5_000_000)}--club-test-boundary\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
} as const;

/** Two thousand clients that hardly send anything, while visitors, forms and one large upload go on. */
export const slowClients: Fault = {
  name: 'slow-clients',
  about: `${CLIENTS} clients that send a byte every ${DRIP / 1000} s, beside visitors and a video from a slow phone`,
  stores: ['embedded'],
  load: { senders: 1, uploaders: 1, visitors: 0 },
  async run(trial) {
    const [gateway] = trial.house.gateways;
    if (!gateway) throw new Error('a house without a gateway');
    trial.load.start();
    const before = await latencies(gateway.address, 5_000);
    const began = performance.now();
    const video = sendVideo(trial, gateway.port);
    const clients = await openAll(gateway.port);
    const during = await latencies(gateway.address, 10_000);
    const isShed = await until(() => clients.every(({ closedAfter }) => closedAfter !== null), 120_000);
    for (const [kind, ended] of byKind(clients)) trial.note(`${kind}: shed after ${ended} (median / longest, ms)`);
    if (!isShed) {
      const left = clients.filter(({ closedAfter }) => closedAfter === null);
      trial.breach(`${left.length} slow clients still hold a connection after 120 s: ${left[0]?.kind}`);
    }
    for (const { socket } of clients) socket.destroy();
    trial.note(`a page: ${before} before, ${during} beside ${CLIENTS} slow clients (median / longest, ms)`);
    const took = await video;
    trial.note(`a video of ${PHONE.bytes} bytes at ${PHONE.bytesPerSecond} a second: ${took}`);
    trial.note(`all of it took ${Math.round((performance.now() - began) / 1000)} s`);
    await trial.recover();
  },
};

interface SlowClient {
  kind: keyof typeof KINDS_OF_SLOW;
  socket: Socket;
  /** Null while its connection stands. */
  closedAfter: number | null;
}

function head(path: string, type: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

async function openAll(port: number): Promise<SlowClient[]> {
  const kinds = Object.keys(KINDS_OF_SLOW) as (keyof typeof KINDS_OF_SLOW)[];
  const clients: SlowClient[] = [];
  for (let count = 0; count < CLIENTS; count += 1) {
    const kind = kinds[count % kinds.length] ?? 'headers';
    const socket = connect(port, '127.0.0.1');
    const began = performance.now();
    const client: SlowClient = { kind, socket, closedAfter: null };
    const drip = setInterval(() => socket.write('x'), DRIP);
    socket.on('connect', () => socket.write(KINDS_OF_SLOW[kind]));
    socket.on('error', () => {}).resume();
    socket.on('close', () => {
      clearInterval(drip);
      client.closedAfter = performance.now() - began;
    });
    clients.push(client);
    if (count % 100 === 99) await pause(50);
  }
  return clients;
}

const byKind = (clients: readonly SlowClient[]) =>
  Object.entries(Object.groupBy(clients, ({ kind }) => kind)).map(
    ([kind, all]) => [kind, words(all.flatMap(({ closedAfter }) => closedAfter ?? []))] as const,
  );

/** Pages one after the other for some time. */
async function latencies(address: string, milliseconds: number): Promise<string> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    times.push((await ask(address + anyOf(KINDS).path)).took);
    await pause(5);
  }
  return words(times);
}

function words(times: readonly number[]): string {
  const found = spread(times);
  return found ? `${found.median} / ${found.longest}` : '-';
}

/** Sends a video as slowly as a phone does; what it was answered, and after how long. */
function sendVideo(trial: Trial, port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const body = multipart([{ name: 'video.mp4', type: 'video/mp4', bytes: mp4({ filler: PHONE.bytes }) }]);
  const began = performance.now();
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(head('/api/upload-files', MULTIPART_HEADERS['content-type'], body.length));
  });
  let sent = 0;
  const every = 250;
  const timer = setInterval(() => {
    const next = body.subarray(sent, sent + (PHONE.bytesPerSecond * every) / 1000);
    sent += next.length;
    if (next.length > 0) socket.write(next);
  }, every);
  let answer = '';
  const done = (): void => {
    clearInterval(timer);
    socket.destroy();
    const status = /^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'no answer';
    if (status === '201') {
      const cookie = /^set-cookie: ([^;]+)/im.exec(answer)?.[1] ?? '';
      const url = /\/api\/uploads\/[0-9a-f]{32}/.exec(answer)?.[0] ?? '';
      trial.load.uploads.push({ url, cookie });
    } else trial.breach(`the video was answered: ${status} after ${sent} of ${body.length} bytes`);
    resolve(`${status} after ${Math.round((performance.now() - began) / 1000)} s`);
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
    if (answer.includes('\r\n\r\n') && answer.includes('}')) done();
  });
  socket.on('error', () => {}).on('close', done);
  return promise;
}
