import type { PageComposition, PageHead } from '@clandor/contract';
import { describe, expect, it } from 'vitest';
import { PageStore } from '../site/page-store.ts';
import { headTags } from './head-tags.ts';
import { documentHead } from './page-head.ts';

const composition: PageComposition = {
  id: 'c',
  origin: 'https://club.test',
  apiBase: '',
  mailDomain: 'club.test',
  shell: { version: '1.0.0', base: '/releases/shell/1.0.0/', mode: 'production' },
  remotes: [
    {
      name: 'mf-marketing',
      version: '1.0.7',
      base: '/releases/mf-marketing/1.0.7/',
      global: 'g',
      entry: 'web/remoteEntry.js',
      integrity: 'sha384-x',
      routes: ['/', '/faq'].map((path) => ({
        path,
        page: path === '/' ? 'home' : 'faq',
        header: 'solid',
        language: true,
        files: [],
      })),
    },
  ],
};

async function tagsAt(pathname: string, head: PageHead) {
  const pages = new PageStore(async () => ({ default: () => null, head }));
  for (const page of ['home', 'faq']) await pages.ensure({ remote: composition.remotes[0] as never, page });
  const tags = headTags(documentHead(composition, pages, pathname));
  const content = (name: string) => tags.find(({ attributes: { property, name: by } }) => (property ?? by) === name);
  const data = tags.find(({ element }) => element === 'script')?.text;
  return {
    content: (name: string) => content(name)?.attributes.content,
    canonical: tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href,
    graph: data ? (JSON.parse(data)['@graph'] as Record<string, unknown>[]) : [],
  };
}

const FAQ: PageHead = { title: 'Questions', description: 'Eleven of them.' };

describe('the head of a page', () => {
  it('is the same behind a language, with the address that counts', async () => {
    const { canonical, content } = await tagsAt('/fr/faq', FAQ);
    expect(canonical).toBe('https://club.test/faq');
    expect(content('og:url')).toBe('https://club.test/faq');
    expect(content('og:title')).toBe('Questions · Clandor');
  });

  it('shows the page’s own picture from its release, else the one of the house', async () => {
    const own = await tagsAt('/faq', { ...FAQ, picture: { name: 'lamp', alt: 'A lamp.' } });
    expect(own.content('og:image')).toBe('https://club.test/releases/mf-marketing/1.0.7/web/pictures/lamp-card.jpg');
    expect(own.content('og:image:alt')).toBe('A lamp.');
    const without = await tagsAt('/faq', FAQ);
    expect(without.content('og:image')).toBe('https://club.test/releases/shell/1.0.0/web/site/card.jpg');
  });

  it('says where the page stands, and what it says of itself', async () => {
    const { graph } = await tagsAt('/faq', {
      ...FAQ,
      parents: [{ title: 'Help', path: '/help' }],
      structuredData: [{ '@type': 'FAQPage', mainEntity: [] }],
    });
    expect(graph.map((each) => each['@type'])).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
    expect(graph[1]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://club.test/' },
      { '@type': 'ListItem', position: 2, name: 'Help', item: 'https://club.test/help' },
      { '@type': 'ListItem', position: 3, name: 'Questions', item: 'https://club.test/faq' },
    ]);
    expect((await tagsAt('/', FAQ)).graph.map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
  });

  it('keeps search engines from what is no page', async () => {
    const { canonical, content, graph } = await tagsAt('/nobody/owns/this', FAQ);
    expect([canonical, content('robots'), content('og:url'), graph]).toEqual([undefined, 'noindex', undefined, []]);
  });
});
