import { afterEach, expect, it, vi } from 'vitest';
import { OrderLost, sendOrder } from './send-order.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, chunks: readonly string[], broken = false) => {
  const encoder = new TextEncoder();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk !== undefined) controller.enqueue(encoder.encode(chunk));
      else if (broken) controller.error(new TypeError('network'));
      else controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
};
const send = (tell = vi.fn()) => sendOrder('/rollbacks', { name: 'mf-contact', reason: 'back' }, tell);
const DONE = { type: 'done', outcome: { composition: 'c', changed: true, changes: [], pages: 0, percent: 100 } };

it('tells every line, however the network cuts it, and answers with the outcome', async () => {
  const tell = vi.fn();
  const text = `${JSON.stringify({ type: 'progress', done: 1, total: 2 })}\n${JSON.stringify({ type: 'progress', done: 2, total: 2 })}\n${JSON.stringify(DONE)}`;
  answer(200, [text.slice(0, 20), text.slice(20, 61), text.slice(61)]);
  expect(await send(tell)).toEqual(DONE.outcome);
  expect(tell.mock.calls.map(([line]) => line.done)).toEqual([1, 2]);
});

it('a refusal carries its message and every problem', async () => {
  answer(200, [`${JSON.stringify({ type: 'refused', message: 'no', problems: ['a', 'b'] })}\n`]);
  await expect(send()).rejects.toMatchObject({ failure: 'refused', message: 'no', problems: ['a', 'b'] });
});

it('failed fields of an order are problems too', async () => {
  answer(400, [JSON.stringify({ message: 'Look again.', issues: [{ field: 'reason', message: 'say why' }] })]);
  await expect(send()).rejects.toMatchObject({ failure: 'refused', message: 'Look again.', problems: ['say why'] });
});

it.each([
  ['a stream that ends without a last line', ['{"type":"progress","done":1,"total":2}\n'], false],
  ['a stream that breaks', ['{"type":"progress","done":1,"total":2}\n'], true],
  ['half a line', ['{"type":"do'], false],
  ['nothing', [], false],
])('%s leaves the order unknown', async (_, chunks, broken) => {
  answer(200, chunks, broken);
  await expect(send()).rejects.toBeInstanceOf(OrderLost);
});

it('so does no answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network');
  });
  await expect(send()).rejects.toBeInstanceOf(OrderLost);
});

it('an ended session and a failing gateway are told apart', async () => {
  answer(401, ['{"message":"over"}']);
  await expect(send()).rejects.toMatchObject({ failure: 'signed-out' });
  answer(503, ['<html>']);
  await expect(send()).rejects.toMatchObject({ failure: 'failed', message: 'The gateway answered 503.' });
});
