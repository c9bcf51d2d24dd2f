import { expect, it } from 'vitest';
import { loggedPath, withoutPath } from './logged-path.ts';

it.each([
  ['/contact', '/contact'],
  ['/en/editorial/quiet-luxury-2026', '/en/editorial/quiet-luxury-2026'],
  [
    '/releases/mf-contact/1.0.0/web/123.8f3a1c0e7b6d5a4f3210.js',
    '/releases/mf-contact/1.0.0/web/123.8f3a1c0e7b6d5a4f3210.js',
  ],
  ['/.env', '/.env'],
  ['/ada@example.org', '/…'],
  ['/contact/+442079460000', '/contact/…'],
  ['/contact/0442079460000', '/contact/…'],
  ['/Ada-Lovelace', '/…'],
  ['/%41da', '/…'],
  ['/ops/preview/a.b.c', '/ops/preview/…'],
  ['/api/uploads/0123456789abcdef', '/api/uploads/…'],
  ['/releases/ada@example.org/x.js', '/releases/…/x.js'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it('is cut where it is long', () => {
  expect(loggedPath('/a'.repeat(1_000))).toHaveLength(200);
});

it('is taken out of what is said about it, also decoded', () => {
  expect(withoutPath('no article ada@example.org at /x/ada%40example.org', '/x/ada%40example.org')).toBe(
    'no article … at /x/…',
  );
});
