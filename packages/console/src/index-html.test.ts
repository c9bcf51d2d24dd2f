import { expect, it } from 'vitest';
import { indexHtml } from './index-html.ts';

const html = indexHtml({
  script: { address: '/ops/assets/console.0a1b.js', integrity: 'sha384-abc' },
  fonts: {
    base: '/ops/assets/f00/',
    preload: ['/ops/assets/f00/fonts/jost.woff2', '/ops/assets/f00/fonts/x-italic.woff2'],
  },
});

it('holds no script or style of its own, so its policy needs no hash of it', () => {
  expect(html.match(/<script[^>]*>[^<]+<\/script>|<style|\sstyle=|\son[a-z]+=/g)).toBeNull();
});

it('has its one script checked, and everything under /ops/assets/', () => {
  expect(html).toContain('<script defer src="/ops/assets/console.0a1b.js" integrity="sha384-abc"></script>');
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.filter((each) => !each.startsWith('/ops/assets/') && !each.startsWith('data:'))).toEqual([]);
});

it('is dark before the first script has run, and stays out of search engines', () => {
  expect(html).toContain('<meta name="color-scheme" content="dark">');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});
