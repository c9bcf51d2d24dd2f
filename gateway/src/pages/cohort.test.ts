import { expect, it } from 'vitest';
import { pagesFor } from './cohort.ts';

const served = {
  pages: { composition: { id: 'beef00000000' } },
  canary: { composition: { id: 'c0ffee000000' } },
  entry: { percent: 50 },
};

it('on https the cohort’s cookie is this host’s alone, and is known again', () => {
  const { cookie } = pagesFor('', served, true);
  expect(cookie).toMatch(/^__Host-clandor-cohort=[0-9a-f]{16}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(pagesFor(String(cookie).split(';')[0] ?? '', served, true).cookie).toBeNull();
  expect(pagesFor('clandor-cohort=0123456789abcdef', served, true).cookie).not.toBeNull();
});
