import { describe, expect, it } from 'vitest';
import { targetUrl } from './backend.ts';

const here = { base: '', ios: false };
const elsewhere = { base: 'https://api.club.test/v1', ios: false };

describe('the address of a target (spec section 7)', () => {
  it.each([
    ['/api/form-submit', 'https://api.club.test/v1/form-submit'],
    ['/api/articles?page=2', 'https://api.club.test/v1/articles?page=2'],
    ['/api', 'https://api.club.test/v1'],
    ['/apiary', 'http://club.test/apiary'],
    ['/healthz', 'http://club.test/healthz'],
    ['http://other.test/api/x', 'http://other.test/api/x'],
    ['https://other.test/x', 'https://other.test/x'],
  ])('with a base, %s is %s', (target, url) => expect(targetUrl(target, elsewhere)).toBe(url));

  it('takes a base with a slash behind it', () => {
    expect(targetUrl('/api/x', { ...elsewhere, base: 'https://api.club.test/' })).toBe('https://api.club.test/x');
  });

  it('without a base is on the page’s own origin, /api kept', () => {
    expect(targetUrl('/api/form-submit', here)).toBe('http://club.test/api/form-submit');
    expect(targetUrl('/healthz', here)).toBe('http://club.test/healthz');
  });

  it('never leaves the origin by a path', () => {
    expect(new URL(targetUrl('//elsewhere.test/x', here)).host).toBe('club.test');
  });

  it('refuses what is no target', () => {
    expect(() => targetUrl('form-submit', here)).toThrow(TypeError);
  });
});
