import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createClubServer, listen, stop } from './server.ts';

/** A server whose answers wait until they are let go. */
async function startHolding() {
  const held: ServerResponse[] = [];
  const server = createClubServer((_, response) => void held.push(response), ORIGIN);
  const port = await listen(server, 0);
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const [response] = await once(request({ port, agent }).end(), 'response');
    response.resume();
    return response.statusCode as number;
  };
  return { server, port, held, ask, agent };
}

const ORIGIN = 'http://club.test';

describe('an orderly stop', () => {
  it('finishes what is under way, takes nothing new, and does not wait for idle connections', async () => {
    const { server, port, held, ask, agent } = await startHolding();
    const underWay = ask();
    await expect.poll(() => held.length).toBe(1);
    const stopped = stop(server);
    await expect(once(connect(port, 'localhost'), 'connect')).rejects.toThrow('ECONNREFUSED');
    held[0]?.end('done');
    expect(await underWay).toBe(200);
    await stopped;
    expect(server.listening).toBe(false);
    agent.destroy();
  });

  it('cuts off what takes too long', async () => {
    const { server, held, ask } = await startHolding();
    const cutOff = expect(ask()).rejects.toThrow('socket hang up');
    await expect.poll(() => held.length).toBe(1);
    await stop(server, 50);
    await cutOff;
  });
});

it('a port that is taken is said', async () => {
  const { server, port } = await startHolding();
  await expect(
    listen(
      createClubServer(() => {}, ORIGIN),
      port,
    ),
  ).rejects.toThrow('EADDRINUSE');
  await stop(server, 0);
});

it('listens on one address where it is told to', async () => {
  const server = createClubServer(() => {}, ORIGIN);
  await listen(server, 0, '127.0.0.1');
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  await stop(server, 0);
});

it('slow clients are shown the door in seconds', () => {
  const server = createClubServer(() => {}, ORIGIN);
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([5000, 3_600_000, 10_000]);
});
