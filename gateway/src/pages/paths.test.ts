import { describe, expect, it } from 'vitest';
import { mayBePage } from './paths.ts';

const composition = (...paths: string[]) => ({ remotes: [{ routes: paths.map((path) => ({ path })) }] });

describe('an address', () => {
  const may = mayBePage(composition('/', '/contact/:department?', '/editorial/:slug', '/über-uns'));

  it.each([
    '/',
    '/contact',
    '/contact/press',
    '/Contact',
    '/editorial/anything/at/all',
    '/fr',
    '/fr/contact',
    '/%C3%BCber-uns',
  ])('%s may be a page’s', (path) => expect(may(path)).toBe(true));

  it.each(['/nobody', '/contacts', '/fr/nobody', '/wp-login.php', '/%E0%A4%A', '/french/contact', '/.env'])(
    '%s is no page’s',
    (path) => expect(may(path)).toBe(false),
  );

  it('may always be one where a route begins with a pattern', () => {
    for (const path of ['/:anything', '/*', '/about?'])
      expect(mayBePage(composition('/contact', path))('/nobody')).toBe(true);
  });
});
