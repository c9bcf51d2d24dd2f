import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES, splitLanguage } from './languages.ts';

describe('LANGUAGES', () => {
  it('are the 183 two-letter codes of ISO 639-1, each once', () => {
    expect(LANGUAGES).toHaveLength(183);
    expect(new Set(LANGUAGES).size).toBe(183);
    expect(LANGUAGES.every((code) => /^[a-z]{2}$/.test(code))).toBe(true);
  });

  it.each(['en', 'fr', 'ar', 'zh', 'ja', 'zu'])('have %s', (code) => expect(isLanguage(code)).toBe(true));

  it.each(['xx', 'EN', 'eng', 'e', '', 'en-GB', 'uk '])('have no %j', (code) => expect(isLanguage(code)).toBe(false));
});

describe('splitLanguage', () => {
  it.each([
    ['/', null, '/'],
    ['/about', null, '/about'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/about', 'fr', '/about'],
    ['/de/contact/press', 'de', '/contact/press'],
    ['/xx/about', null, '/xx/about'],
    ['/about/fr', null, '/about/fr'],
    ['/faq', null, '/faq'],
  ])('%s is in %s, at %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });
});
