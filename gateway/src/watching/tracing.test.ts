import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activate } from '../releases/index.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** Says on standard error which of the packages for watching a process loads. */
const TELL_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/^@opentelemetry|^prom-client/.test(name)) process.stderr.write('loads ' + name + '\\n');
    return next(name, context);
  } });`)}`;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

let house: TestHouse;
let collector: Server;
const spans: Span[] = [];
const received: string[] = [];
const attribute = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

beforeAll(async () => {
  house = await startHouse({ live: true });
  const version = await house.publish('mf-contact', { behaviour: 'talk' });
  await activate([{ name: 'mf-contact', version }], { registry: house.registry, page: PAGE, by: 'test' });
  collector = createServer(async (asked, answer) => {
    const body = Buffer.concat(await Array.fromAsync<Buffer>(asked)).toString();
    received.push(`${asked.method} ${asked.url}`);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, resolve));
});
afterAll(async () => {
  collector.close();
  await house.close();
});

/** A gateway as a process, asked by `ask`, that has told all when `stop` resolves. */
async function start(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--import', TELL_LOADED, MAIN], {
    env: { ...process.env, CLUB_DATA_DIR: house.dataDir, CLUB_ORIGIN: PAGE.origin, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { log: '', loaded: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.log += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.loaded += text;
  });
  await vi.waitFor(() => expect(said.log, said.loaded).toMatch(/localhost:\d+/), { timeout: 30_000 });
  const port = Number(/localhost:(\d+)/.exec(said.log)?.[1]);
  const ask = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const asked = request({ port, path, method: body ? 'POST' : 'GET', headers, agent: false });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'close');
    return { status: Number(answer.statusCode), id: String(answer.headers['x-request-id']) };
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
    return said.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { ask, stop, said };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';

describe('traces', () => {
  it('follow a request to its page, its queries and its mail, under the proxy’s id, and say nothing of the visitor', async () => {
    const { port } = collector.address() as { port: number };
    const gateway = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}/otel`, TRUSTED_PROXIES: '1' });
    const headers = { 'x-request-id': 'from-the-proxy-1', traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
    const page = await gateway.ask('/contact/unlisted?who=ada@example.org', headers);
    expect(page).toEqual({ status: 200, id: 'from-the-proxy-1' });
    const again = await gateway.ask('/contact/unlisted', { ...headers, 'x-request-id': 'from-the-proxy-2' });
    expect(again.id).toBe('from-the-proxy-2');
    const stored = await gateway.ask('/api/form-submit', JSON_HEADERS, JSON.stringify(ENQUIRY));
    expect(stored.status).toBe(201);
    const lines = await gateway.stop();

    const said = lines.filter(({ msg }) => msg === 'a page wrote this while it was rendered');
    const ofTheRequest = said.filter(({ id }) => id === 'from-the-proxy-1');
    expect(ofTheRequest).toHaveLength(20);
    expect(ofTheRequest[0]).toMatchObject({ text: 'drawing { line: 0 }' });
    expect(lines.find(({ msg, id }) => msg === 'request' && id === 'from-the-proxy-1')).toBeDefined();

    expect(new Set(received)).toEqual(new Set(['POST /otel/v1/traces']));
    const root = spans.find(
      (span) => attribute(span, 'clandor.request.id') === 'from-the-proxy-1' && span.name === 'GET page',
    );
    expect(root).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(attribute(root, 'http.response.status_code')).toBe(200);
    const render = spans.find(({ name, parentSpanId }) => name === 'render' && parentSpanId === root?.spanId);
    expect(attribute(render, 'clandor.request.id')).toBe('from-the-proxy-1');
    const form = spans.find(({ name }) => name === 'POST form');
    expect(attribute(form, 'clandor.request.id')).toBe(stored.id);
    const store = spans.find(({ name, parentSpanId }) => name === 'store' && parentSpanId === form?.spanId);
    const queries = spans.filter(({ name, parentSpanId }) => name === 'database' && parentSpanId === store?.spanId);
    expect(queries.map((query) => attribute(query, 'db.operation.name'))).toContain('insert');
    expect(JSON.stringify(spans)).not.toMatch(/ada@|unlisted|Lovelace/i);
  });

  it('are off, and nothing for them or for metrics is loaded, where nobody asks', async () => {
    const gateway = await start({});
    const given = await gateway.ask('/contact', { 'x-request-id': 'from-a-visitor' });
    expect(given.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.said.loaded).toBe('');
    await gateway.stop();
  });

  it('that cannot be handed over harm nobody, and are told once', async () => {
    const gateway = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:9' });
    expect((await gateway.ask('/contact')).status).toBe(200);
    expect(gateway.said.loaded).toContain('loads @opentelemetry/');
    const lines = await gateway.stop();
    expect(lines.filter(({ msg }) => String(msg).startsWith('traces could not')).length).toBeLessThanOrEqual(1);
    expect(lines.at(-1)).toMatchObject({ msg: 'stopped' });
  });
});

describe('the id of a request', () => {
  it('is the proxy’s only where it can stand in a log and a header', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '1' });
    for (const id of ['short', 'two words here', 'x'.repeat(65), 'quote"quote', 'ünïcödé-id']) {
      const answer = await gateway.ask('/contact', { 'x-request-id': Buffer.from(id).toString('latin1') });
      expect(answer.id, id).toMatch(/^[0-9a-f-]{36}$/);
    }
    // From memory as well.
    expect((await gateway.ask('/contact', { 'X-Request-ID': 'proxy.2026-11-21_1' })).id).toBe('proxy.2026-11-21_1');
    await gateway.stop();
  });
});
