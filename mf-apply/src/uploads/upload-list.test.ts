import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadUrl } from '@clandor/schemas/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UploadList, uploadList } from './upload-list.ts';

let server: Server;
/** Requests that wait for an answer, in the order they came in. */
let waiting: ServerResponse[];
let asked: string[];
/** Requests that only ask, where a test keeps them waiting. */
let held: ServerResponse[] | null;
let list: UploadList;
const onDone = vi.fn<(url: string) => void>();
const onFailed = vi.fn<(reason: string) => void>();

beforeEach(async () => {
  waiting = [];
  asked = [];
  held = null;
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, cache-control, pragma, expires');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    request.on('end', () => {
      if (request.method === 'POST') waiting.push(response);
      else if (held) held.push(response);
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.location.href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ladies-application`;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:preview');
  list = uploadList({ kind: 'photo', onDone, onFailed });
});
afterEach(async () => {
  list.clear();
  vi.restoreAllMocks();
  onDone.mockReset();
  onFailed.mockReset();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const file = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const answer = async (status: number, body: object) => {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 15_000 });
  waiting.shift()?.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const states = () => list.items().map(({ name, status }) => `${name} ${status}`);
const url = (digit: string) => uploadUrl(digit.repeat(32));

describe('a list of uploads', { timeout: 10_000 }, () => {
  it('sends each file as it is chosen, two at a time, and keeps their order', async () => {
    list.add([file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 15_000 });
    expect(states()).toEqual(['a.jpg uploading', 'b.jpg uploading', 'c.jpg waiting']);
    await answer(201, { files: [url('1')] });
    await vi.waitFor(() => expect(states()).toEqual(['a.jpg done', 'b.jpg uploading', 'c.jpg uploading']), {
      timeout: 15_000,
    });
    await answer(201, { files: [url('2')] });
    await answer(201, { files: [url('3')] });
    await vi.waitFor(() => expect(list.urls()).toHaveLength(3), { timeout: 15_000 });
    expect(onDone.mock.calls.map(([done]) => done).toSorted()).toEqual([url('1'), url('2'), url('3')]);
    expect(asked.filter((each) => each === 'POST /api/upload-files')).toHaveLength(3);
  });

  it('says why one failed, leaves the list of addresses as it was, and tries it again', async () => {
    list.add([file('a.jpg')]);
    await answer(413, { message: 'Photos may be up to 10MB each.', issues: [] });
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('Photos may be up to 10MB each.'), {
      timeout: 15_000,
    });
    expect(list.items()[0]).toMatchObject({ status: 'failed', reason: 'Photos may be up to 10MB each.' });
    expect([list.urls(), onDone.mock.calls]).toEqual([[], []]);
    list.retry(list.items()[0]?.id ?? 0);
    await answer(201, { files: [url('1')] });
    await vi.waitFor(() => expect(list.urls()).toEqual([url('1')]), { timeout: 15_000 });
  });

  it('an answer without JSON, or none, is a failure too', async () => {
    list.add([file('a.jpg')]);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 15_000 });
    waiting.shift()?.destroy();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce(), { timeout: 15_000 });
    expect(states()).toEqual(['a.jpg failed']);
  });

  it('removes: from the list at once, on its way or there, and asks the server to forget it', async () => {
    list.add([file('a.jpg'), file('b.jpg')]);
    await answer(201, { files: [url('1')] });
    await vi.waitFor(() => expect(list.urls()).toHaveLength(1), { timeout: 15_000 });
    for (const { id } of list.items()) list.remove(id);
    expect(list.items()).toEqual([]);
    await vi.waitFor(() => expect(asked).toContain(`DELETE ${url('1')}`), { timeout: 15_000 });
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('one taken away before this browser is known leaves its place to the next', async () => {
    vi.resetModules();
    const fresh = await import('./upload-list.ts');
    held = [];
    list = fresh.uploadList({ kind: 'photo', onDone, onFailed });
    list.add([file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 15_000 });
    for (const { id } of list.items().slice(0, 2)) list.remove(id);
    for (const response of held ?? []) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    held = null;
    await answer(201, { files: [url('3')] });
    await vi.waitFor(() => expect(states()).toEqual(['c.jpg done']), { timeout: 15_000 });
    expect(asked.filter((each) => each === 'POST /api/upload-files')).toHaveLength(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('shows what a draft remembers, each once', () => {
    list.restore([url('1'), url('2')]);
    list.restore([url('1'), url('2')]);
    expect(list.items().map(({ name, status, preview }) => [name, status, preview])).toEqual([
      ['Photo 1', 'done', url('1')],
      ['Photo 2', 'done', url('2')],
    ]);
    expect(list.urls()).toEqual([url('1'), url('2')]);
  });
});
