import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a line is at fault: `slow` delays what passes, `hang` holds it back until the fault is over (as a network does that
 * loses packets), `gone` cuts every connection and takes no new one, `cut` lets only so many bytes through (both ways
 * together) before a connection is cut.
 */
export type LineFault =
  | { kind: 'none' | 'hang' | 'gone' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'cut'; after: () => number };

export interface TcpProxy {
  port: number;
  /** What happens from now on, to the connections that are there too. */
  fault(fault: LineFault): void;
  /** Cuts every connection now, saying nothing; new ones pass. */
  cutAll(): void;
  /** Connections that it has cut. */
  readonly cuts: number;
  close(): Promise<void>;
}

const NONE: LineFault = { kind: 'none' };

/** Stands before any TCP server and spoils the line to it. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let fault: LineFault = NONE;
  let over = Promise.withResolvers<void>();
  let cuts = 0;
  const lines = new Set<() => void>();

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const limit = fault.kind === 'cut' ? fault.after() : Number.POSITIVE_INFINITY;
    if (fault.kind === 'gone') return void near.resetAndDestroy();
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    let passed = 0;
    const end = () => {
      if (!lines.delete(end)) return;
      near.destroy();
      far.destroy();
    };
    lines.add(end);
    const pass = async (from: Socket, to: Socket) => {
      for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        // Another fault may have begun while this one was waited for.
        while (fault.kind === 'hang') await over.promise;
        if (fault.kind === 'slow') await wait(fault.milliseconds);
        const room = limit - passed;
        passed += chunk.length;
        const isRoom = chunk.length < room;
        if (!to.write(isRoom ? chunk : chunk.subarray(0, Math.max(0, room)))) await drained(to);
        if (isRoom) continue;
        cuts += 1;
        return end();
      }
      // What was written has left when this is called.
      await new Promise<void>((resolve) => to.end(resolve));
    };
    for (const socket of [near, far]) socket.on('error', end).setNoDelay();
    void Promise.all([pass(near, far), pass(far, near)])
      .catch(() => {})
      .finally(end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    cuts += lines.size;
    for (const end of [...lines]) end();
  };
  return {
    port: (server.address() as AddressInfo).port,
    fault(next) {
      fault = next;
      over.resolve();
      over = Promise.withResolvers();
      if (next.kind === 'gone') cutAll();
    },
    cutAll,
    get cuts() {
      return cuts;
    },
    async close() {
      fault = NONE;
      over.resolve();
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves also when the socket ends before. */
function drained(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => {
    socket.off('drain', done).off('close', done);
    resolve();
  };
  socket.on('drain', done).on('close', done);
  if (socket.destroyed) done();
  return promise;
}
