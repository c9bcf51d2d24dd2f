// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { applyHead, PAGE_MARK } from './apply-head.ts';
import type { DocumentHead } from './page-head.ts';

const head = (title: string, canonical: string | null): DocumentHead => ({
  title,
  description: `About ${title}`,
  canonical,
  picture: { url: 'https://club.test/card.jpg', alt: '', width: 1200, height: 630 },
  feed: null,
  structuredData: [{ '@type': 'Organization', name: '</script>' }],
});
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

it('takes the last page’s lines away and leaves what belongs to every page', () => {
  document.head.innerHTML = `<meta name="theme-color" content="#000"><meta name="robots" content="noindex" ${PAGE_MARK}="">`;
  applyHead(head('Services', 'https://club.test/services'));
  applyHead(head('Questions', 'https://club.test/faq'));
  expect(document.title).toBe('Questions');
  expect(content('meta[name="theme-color"]')).toBe('#000');
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelectorAll('link[rel="canonical"], meta[name="description"]')).toHaveLength(2);
  expect(content('meta[name="description"]')).toBe('About Questions');
  expect(JSON.parse(document.head.querySelector('script')?.textContent ?? '')['@graph'][0].name).toBe('</script>');
});
