import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
const sockets: Socket[] = [];
beforeAll(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await startTcpProxy((echo.address() as AddressInfo).port);
});
afterEach(() => proxy.fault({ kind: 'none' }));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

/** A connection through the proxy, and what came back of it. */
async function open() {
  const socket = connect(proxy.port, '127.0.0.1');
  sockets.push(socket);
  const back = { text: '', isClosed: false };
  socket.setEncoding('latin1').on('data', (text: string) => {
    back.text += text;
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      back.isClosed = true;
    });
  await once(socket, 'connect');
  return { socket, back };
}

it('without a fault everything passes, in both directions and to its end', async () => {
  const { socket, back } = await open();
  socket.end('x'.repeat(500_000));
  await expect.poll(() => back.isClosed).toBe(true);
  expect(back.text).toHaveLength(500_000);
});

it('a line that hangs holds back what is sent, and gives it on when it is over', async () => {
  const { socket, back } = await open();
  socket.write('before');
  await expect.poll(() => back.text).toBe('before');
  proxy.fault({ kind: 'hang' });
  socket.write(' and after');
  const other = await open();
  other.socket.write('x');
  proxy.fault({ kind: 'slow', milliseconds: 1 });
  await expect.poll(() => [back.text, other.back.text]).toEqual(['before and after', 'x']);
});

it('a line that is cut lets exactly so many bytes through', async () => {
  proxy.fault({ kind: 'cut', after: () => 7 });
  const before = proxy.cuts;
  const { socket, back } = await open();
  // Five there and two back.
  socket.write('hello');
  await expect.poll(() => back.isClosed).toBe(true);
  expect([back.text, proxy.cuts - before]).toEqual(['he', 1]);
});

it('one that is gone cuts who is there and takes nobody', async () => {
  const { back } = await open();
  proxy.fault({ kind: 'gone' });
  await expect.poll(() => back.isClosed).toBe(true);
  const late = connect(proxy.port, '127.0.0.1');
  await new Promise((resolve) => late.on('error', () => {}).on('close', resolve));
  proxy.fault({ kind: 'none' });
  const { socket, back: again } = await open();
  socket.write('there');
  await expect.poll(() => again.text).toBe('there');
});
