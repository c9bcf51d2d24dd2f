import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RATE_LIMITS } from '../api/rate-limit.ts';
import { activate, rollback } from '../releases/index.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';

const WORKERS = 3;
const MAIN = join(import.meta.dirname, '../main.ts');
const options = () => ({ registry: house.registry, page: PAGE, by: 'test' });

interface Answer {
  status: number;
  body: string;
  remote: string | undefined;
  /** Which worker it was, by the line that it logged. */
  id: string;
}

let house: TestHouse;
let gateway: ChildProcess;
let port: number;
let output = '';

const logged = (): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const workerOf = (id: string) => logged().find((line) => line.id === id)?.pid;

/** Each on a connection of its own, unless an agent is given: the next one goes to the next worker. */
const ask = (
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
    agent,
  }: { method?: string; body?: string; headers?: object; agent?: Agent } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path, method, headers: { ...headers }, agent: agent ?? false }, async (response) => {
      const text = Buffer.concat(await Array.fromAsync<Buffer>(response)).toString();
      const { 'x-remote': remote, 'x-request-id': id } = response.headers;
      resolve({ status: response.statusCode ?? 0, body: text, remote: remote as string, id: String(id) });
    })
      .on('error', reject)
      .end(body);
  });

/** Which workers answer now. */
async function answering(): Promise<Set<unknown>> {
  const answers = await Promise.all(Array.from({ length: 3 * WORKERS }, () => ask('/contact')));
  await vi.waitFor(() => expect(answers.every(({ id }) => workerOf(id) !== undefined)).toBe(true), { timeout: 5_000 });
  return new Set(answers.map(({ id }) => workerOf(id)));
}

describe('several workers', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    house = await startHouse({ live: true });
    gateway = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        ...house.environment,
        PORT: '0',
        CLUB_WORKERS: String(WORKERS),
        METRICS_PORT: '0',
        CLUB_ORIGIN: PAGE.origin,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    gateway.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await vi.waitFor(() => expect(output).toMatch(/^Clandor is at http:\/\/localhost:\d+$/m), { timeout: 40_000 });
    port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  }, 120_000);
  afterAll(async () => {
    gateway.kill('SIGKILL');
    await house.close();
  });

  it('share one port, and each is a process of its own', async () => {
    await expect.poll(async () => (await answering()).size, { timeout: 10_000 }).toBe(WORKERS);
    expect(await answering()).not.toContain(gateway.pid);
  });

  it('change together: after a new page nobody gets an old one, forward and back', async () => {
    const version = await house.publish('mf-contact', { text: 'NEW' });
    const seen: { answer: Answer; begun: number; ended: number }[] = [];
    let asking = true;
    const askers = Array.from({ length: 4 }, async () => {
      while (asking) {
        const begun = performance.now();
        const answer = await ask('/contact');
        seen.push({ answer, begun, ended: performance.now() });
      }
    });
    const release = async () => (await ask('/contact')).remote;
    await activate([{ name: 'mf-contact', version }], options());
    await expect.poll(release, { timeout: 20_000, interval: 20 }).toBe(`mf-contact@${version}`);
    const forth = seen.length;
    await rollback('mf-contact', undefined, options());
    await expect.poll(release, { timeout: 20_000, interval: 20 }).toBe('mf-contact@1.0.0');
    asking = false;
    await Promise.all(askers);
    for (const { answer } of seen) {
      expect(answer.status).toBe(200);
      // Never a page of two compositions.
      expect(answer.body.includes('NEW')).toBe(answer.remote === `mf-contact@${version}`);
    }
    for (const [part, before] of [
      [seen.slice(0, forth), 'mf-contact@1.0.0'],
      [seen.slice(forth), `mf-contact@${version}`],
    ] as const) {
      const first = Math.min(...part.filter(({ answer }) => answer.remote !== before).map(({ ended }) => ended));
      const late = part.filter(({ answer, begun }) => answer.remote === before && begun > first);
      // A message to each worker is between the first and the last: what was asked in that moment may be either.
      expect(late.length).toBeLessThanOrEqual(WORKERS);
    }
  });

  it('hold one limit together', async () => {
    const { points } = RATE_LIMITS.submissions;
    const post = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(ENQUIRY) };
    const statuses: number[] = [];
    for (let sent = 0; sent < points + 6; sent += 3) {
      statuses.push(
        ...(await Promise.all([1, 2, 3].map(() => ask('/api/form-submit', post)))).map(({ status }) => status),
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect(statuses.filter((status) => status !== 429).every((status) => status < 300)).toBe(true);
  });

  it('count their pages together, for the guard', async () => {
    const { database } = house.registry;
    const counted = async () => {
      const rows = await database
        .selectFrom('failure_counts')
        .select('count')
        .where('name', '=', 'mf-explore')
        .where('kind', '=', 'page')
        .execute();
      return rows.reduce((sum, { count }) => sum + count, 0);
    };
    await Promise.all(Array.from({ length: 30 }, () => ask('/explore')));
    await expect.poll(counted, { timeout: 10_000 }).toBe(30);
  });

  it('go on when one of them is killed, and get another in its place', async () => {
    const agents = Array.from({ length: WORKERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const before = await Promise.all(agents.map((agent) => ask('/contact', { agent })));
    await expect.poll(() => before.every(({ id }) => workerOf(id) !== undefined)).toBe(true);
    const [victim, ...others] = before.map(({ id }, index) => ({
      pid: workerOf(id) as number,
      agent: agents[index] as Agent,
    }));
    process.kill(victim?.pid as number, 'SIGKILL');
    const isTold = () => logged().find(({ worker }) => worker === victim?.pid);
    while (!isTold()) {
      for (const { agent, pid } of others) {
        if (pid !== victim?.pid) expect((await ask('/contact', { agent })).status).toBe(200);
      }
    }
    expect(isTold()).toMatchObject({ signal: 'SIGKILL', msg: 'a worker ended; a new one is started' });
    await expect.poll(async () => (await answering()).size, { timeout: 20_000 }).toBe(WORKERS);
    for (const agent of agents) agent.destroy();
  });

  it('are counted together, and what one had counted stays when it ends', async () => {
    const metricsPort = logged().find(({ msg }) => msg === 'metrics are answered')?.port;
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const sum = (text: string, series: RegExp) =>
      [...text.matchAll(series)].reduce((total, [, number]) => total + Number(number), 0);
    const pages = async () => sum(await scrape(), /^clandor_requests_total\{kind="page",status="2xx".*\} (\d+)$/gm);
    const workers = async () => sum(await scrape(), /^clandor_workers (\d+)$/gm);
    await expect.poll(workers).toBe(WORKERS);
    const before = await pages();
    expect(before).toBeGreaterThan(3 * WORKERS);
    const seen = await answering();
    await expect.poll(pages).toBe(before + 3 * WORKERS);
    const [victim] = seen;
    process.kill(Number(victim), 'SIGKILL');
    await expect.poll(async () => /^clandor_worker_ends_total 2$/m.test(await scrape())).toBe(true);
    expect(await pages()).toBe(before + 3 * WORKERS);
    await expect.poll(workers, { timeout: 20_000 }).toBe(WORKERS);
  });

  it('answer what is under way before they end on SIGTERM', async () => {
    const headers = { Expect: '100-continue' };
    const post = request({ port, path: '/api/failure-reports', method: 'POST', agent: false, headers });
    const answered = once(post, 'response');
    post.flushHeaders();
    // A worker has it, not only the process that hands connections out.
    await once(post, 'continue');
    gateway.kill('SIGTERM');
    await expect.poll(() => output).toContain('stopping the workers');
    post.end('{"composition":"c0ffee000000"}');
    expect((await answered)[0].statusCode).toBe(400);
    expect((await once(gateway, 'exit'))[0]).toBe(0);
    expect(logged().filter(({ msg }) => msg === 'stopped')).toHaveLength(WORKERS);
    expect(logged().at(-1)).toMatchObject({ msg: 'all workers have stopped' });
  });
});
