import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { feedAt } from './feeds.ts';
import { sitemap } from './sitemap.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('/robots.txt', () => {
  it('lets pages be read, keeps programs’ answers out, and names the sitemap', async () => {
    const { status, headers, text } = await gateway.ask('GET', '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toContain('Disallow: /api/');
    expect(text).not.toContain('Disallow: /releases');
    expect(text).toContain('Sitemap: http://club.test/sitemap.xml');
  });

  it('takes no other method', async () => {
    expect((await gateway.ask('POST', '/robots.txt')).status).toBe(405);
  });
});

describe('/sitemap.xml', () => {
  it('asks to come back while there is no composition', async () => {
    const { status, headers } = await gateway.ask('GET', '/sitemap.xml');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('lists each page once, without those whose address is another one, as valid XML', () => {
    const composition = {
      remotes: [
        { routes: [{ paths: ['/', '/faq'], unlisted: [] }] },
        { routes: [{ paths: ['/explore-platform', '/explore'], unlisted: ['/explore'] }] },
        { routes: [{ paths: ['/editorial/a&b', '/editorial/été'], unlisted: [] }] },
      ],
    };
    const addresses = [...sitemap(composition, 'https://club.test').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
    expect(addresses).toEqual([
      'https://club.test/',
      'https://club.test/faq',
      'https://club.test/explore-platform',
      'https://club.test/editorial/a&amp;b',
      'https://club.test/editorial/%C3%A9t%C3%A9',
    ]);
  });
});

describe('feeds', () => {
  const entry = { title: 'A & “B”', summary: 'Why <b> is not bold.', author: 'C.', published: '2024-12-01' };
  const feed = {
    path: '/editorial',
    title: 'Essays',
    description: 'To be disagreed with.',
    entries: [
      { ...entry, path: '/editorial/one' },
      { ...entry, path: '/editorial/two', published: '2025-02-01' },
    ],
  };
  const composition = { remotes: [{ feed }] } as Parameters<typeof feedAt>[1];
  const at = (path: string) => feedAt(path, composition, 'https://club.test');

  it('are RSS and Atom of what the release lists, with addresses of the site', () => {
    const rss = at('/editorial/rss.xml');
    expect(rss?.type).toBe('application/rss+xml');
    expect([...(rss?.body.matchAll(/<link>(.*?)<\/link>/g) ?? [])].map(([, link]) => link)).toEqual([
      'https://club.test/editorial',
      'https://club.test/editorial/one',
      'https://club.test/editorial/two',
    ]);
    const atom = at('/editorial/atom.xml');
    expect(atom?.type).toBe('application/atom+xml');
    expect(atom?.body).toContain('<updated>2025-02-01T00:00:00.000Z</updated>');
    expect(atom?.body.match(/<entry>/g)).toHaveLength(2);
    for (const document of [rss, atom]) expect(document?.body).not.toContain('<b>is');
  });

  it('are nowhere else', () => {
    expect(at('/editorial')).toBeNull();
    expect(at('/contact/rss.xml')).toBeNull();
  });
});
