import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('security headers', () => {
  it.each(['/', '/healthz', '/api/nothing', '/%zz', '/releases/nothing/1.0.0/a.js'])('stand on %s', async (path) => {
    const { headers } = await gateway.ask('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('have HSTS where the site is on https', async () => {
    const secure = await startGateway({ CLUB_ORIGIN: 'https://club.test' });
    const { headers } = await secure.ask('GET', '/healthz');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    await secure.close();
  });
});

describe('without a composition', () => {
  it('a page is a calm 503', async () => {
    const answer = await gateway.ask('GET', '/contact');
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
    expect(answer.text).toContain('The house is being opened.');
  });

  it('the process is alive but not ready', async () => {
    expect((await gateway.ask('GET', '/healthz')).text).toBe('{"status":"ok"}');
    const readiness = await gateway.ask('GET', '/readyz');
    expect(readiness.status).toBe(503);
    expect(JSON.parse(readiness.text)).toEqual({ status: 'not ready', reasons: ['no composition is current'] });
  });

  it('a HEAD has the headers of a GET and no body', async () => {
    const answer = await gateway.ask('HEAD', '/');
    expect([answer.status, answer.text]).toEqual([503, '']);
  });
});

describe('a failure of ours', () => {
  it('is a 500 that shows nothing of its cause, which is logged', async () => {
    const broken = await startGateway();
    await broken.database.schema.dropTable('submissions').execute();
    const options = { headers: JSON_HEADERS, body: JSON.stringify(ENQUIRY) };
    const answer = await broken.ask('POST', '/api/form-submit', options);
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.stringMatching(/on our side/), issues: [] });
    const line = broken.logged.find(({ msg }) => msg === 'failed');
    expect(line).toMatchObject({ code: 'unexpected', id: answer.headers['x-request-id'] });
    expect(JSON.stringify(line)).toContain('no such table');
    await broken.close();
  });
});

describe('the log', () => {
  it('has one line a request with its id, and nothing personal', async () => {
    const headers = { ...JSON_HEADERS, 'user-agent': 'secret-agent', cookie: 'secret-cookie' };
    const body = JSON.stringify({ ...ENQUIRY, firstName: 'Secretname', email: 'not-secret-enough' });
    const answer = await gateway.ask('POST', '/api/form-submit?from=secret-query', { headers, body });
    const id = answer.headers['x-request-id'];
    await expect.poll(() => gateway.logged.filter((line) => line.id === id)).toHaveLength(1);
    const line = gateway.logged.find((each) => each.id === id);
    expect(line).toMatchObject({ method: 'POST', path: '/api/form-submit', status: 422, code: 'invalid-fields' });
    const log = JSON.stringify(gateway.logged);
    expect(log).not.toMatch(/secret|127\.0\.0\.1|::1/i);
  });
});
