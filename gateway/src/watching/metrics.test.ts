import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createListener } from '../app.ts';
import { createClubServer, listen, stop } from '../server.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';
import { type Gather, gatherer, written } from './gather.ts';
import { isLocal } from './local-metrics.ts';
import { openMetricsServer } from './metrics-server.ts';
import { storedMetrics } from './stored-metrics.ts';
import { Tally } from './tally.ts';

let house: TestOps;
let gather: Gather;
beforeAll(async () => {
  house = await startOps();
  const { database, options } = house.gateway;
  const { site } = options;
  await vi.waitFor(() => expect(site.ready()).toBe(true), { timeout: 15_000 });
  gather = gatherer(() => storedMetrics(database, site));
});
afterAll(() => house.close());

const never = (): never => {
  throw new Error('a test gateway has services');
};

const ask: TestOps['gateway']['ask'] = (...request) => house.gateway.ask(...request);
const text = async () => (await written([await gather()])).text;
/** The value of a series, written as Prometheus reads it; 0 where it is not there yet. */
const value = async (series: string): Promise<number> => {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
};
/** By how much a series grows while something is done; answers are counted when their connection knows they are over. */
const expectGrowth = async (growth: Record<string, number>, work: () => Promise<unknown>) => {
  const before = await Promise.all(Object.keys(growth).map(value));
  await work();
  for (const [index, [series, by]] of Object.entries(growth).entries()) {
    await expect.poll(async () => (await value(series)) - (before[index] ?? 0), { message: series }).toBe(by);
  }
};

describe('the metrics of a gateway', () => {
  it('tell requests by kind and status, and which were answered from memory', async () => {
    await expectGrowth(
      {
        'clandor_requests_total{kind="page",status="2xx",from="stack"}': 1,
        'clandor_requests_total{kind="page",status="2xx",from="memory"}': 2,
        'clandor_requests_total{kind="page",status="4xx",from="stack"}': 1,
        'clandor_requests_total{kind="form",status="4xx",from="stack"}': 1,
        'clandor_request_seconds_count{kind="page"}': 4,
        'clandor_request_seconds_bucket{le="+Inf",kind="page"}': 4,
        'clandor_refusals_total{code="not-found"}': 1,
      },
      async () => {
        for (let time = 0; time < 3; time += 1) await ask('GET', '/contact?name=Ada');
        await ask('GET', '/nobody-owns-this');
        await ask('GET', '/api/nothing-here');
      },
    );
  });

  it('tell submissions by form, and count one that is sent again once', async () => {
    const headers = { ...JSON_HEADERS, 'idempotency-key': 'one' };
    const send = () => ask('POST', '/api/form-submit', { headers, body: JSON.stringify(ENQUIRY) });
    await expectGrowth(
      {
        'clandor_submissions_total{form="form-submit"}': 1,
        clandor_mails_waiting: 1,
        'clandor_requests_total{kind="form",status="2xx",from="stack"}': 2,
      },
      async () => {
        expect((await send()).status).toBe(201);
        expect((await send()).status).toBe(201);
      },
    );
    expect(await value('clandor_mail_oldest_seconds')).toBeGreaterThan(0);
  });

  it('tell files taken, by kind, and their bytes', async () => {
    const browser = startBrowser(() => house.gateway);
    const before = await value('clandor_upload_bytes_total{kind="photo"}');
    await expectGrowth({ 'clandor_uploads_total{kind="photo"}': 1 }, async () => browser.upload(await jpeg()));
    expect(await value('clandor_upload_bytes_total{kind="photo"}')).toBeGreaterThan(before);
  });

  it('tell what browsers report by release, and nothing of releases that are not served', async () => {
    const { composition } = house.gateway.options.site.current() ?? never();
    const [remote] = composition.remotes;
    const report = (version: string) =>
      ask('POST', '/api/failure-reports', {
        body: JSON.stringify({ composition: composition.id, name: remote?.name, version, failure: 'load' }),
      });
    const series = `clandor_browser_failures_total{failure="load",name="${remote?.name}",version="${remote?.version}"}`;
    await expectGrowth({ [series]: 1 }, async () => {
      await report(remote?.version ?? '');
      await report('99.0.0');
    });
    expect(await text()).not.toContain('99.0.0');
    expect(await value(`clandor_live_release{name="${remote?.name}",version="${remote?.version}"}`)).toBe(1);
  });

  it('tell renders, activations and rollbacks', async () => {
    const token = await house.token('manage');
    const rendered = await value('clandor_renders_total{outcome="rendered"}');
    const published = await house.publish(
      token,
      'mf-contact',
      house.build('mf-contact', { text: 'A new contact page' }),
    );
    const { version } = published.outcome();
    await expectGrowth(
      {
        'clandor_activations_total{action="activate"}': 1,
        'clandor_activations_total{action="rollback"}': 1,
      },
      async () => {
        await house.order(token, '/activations', { releases: [{ name: 'mf-contact', version }], reason: 'test' });
        await house.order(token, '/rollbacks', { name: 'mf-contact', reason: 'test' });
      },
    );
    expect(await value('clandor_renders_total{outcome="rendered"}')).toBeGreaterThan(rendered);
  });

  it('go on when the database does not answer, and say so', async () => {
    const { options } = house.gateway;
    const broken = { selectFrom: () => never() } as never;
    const { text: said } = await written([await storedMetrics(broken, options.site)]);
    expect(said).toContain('clandor_database_up 0');
    expect(said).toContain('clandor_ready 1');
  });
});

describe('the address of the metrics', () => {
  it('is one of its own, with the head of an answer that no browser may use', async () => {
    const { log } = house.gateway.options;
    const server = await openMetricsServer(
      { host: '127.0.0.1', port: 0 },
      { gather: async () => [await gather()], log },
    );
    const base = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(`${base}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^process_cpu_seconds_total \d/m);
    expect((await fetch(`${base}/`)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
    await server.close();
  });

  it('is not the public one', async () => {
    expect((await ask('GET', '/metrics')).text).not.toContain('clandor_');
    for (const origin of ['https://clandor.example', 'http://10.0.0.5:4000', 'http://127.0.0.1.example']) {
      expect(isLocal(origin), origin).toBe(false);
    }
  });

  it('is the site’s own where the site is at localhost', async () => {
    expect(isLocal('http://localhost:4000')).toBe(true);
    const server = createClubServer(createListener({ ...house.gateway.options, gather }), 'http://localhost');
    const port = await listen(server, 0);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('clandor_ready 1');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
    await stop(server, 0);
  });
});

describe('a tally', () => {
  it('keeps a bounded number of labels apart, and counts the rest together', () => {
    const tally = new Tally('t', 'A test', ['version']);
    for (let count = 0; count < 1_000; count += 1) tally.raise([`1.0.${count}`]);
    const counts = tally.counts();
    expect(counts.length).toBeLessThanOrEqual(201);
    expect(counts.reduce((sum, { value }) => sum + value, 0)).toBe(1_000);
    expect(counts.at(-1)?.labels).toEqual({ version: 'other' });
  });
});
