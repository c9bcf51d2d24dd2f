import { expect, it } from 'vitest';
import { isIos } from './is-ios.ts';

const safari = (device: string) => `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1`;

it.each([
  ['an iPhone', safari('iPhone; CPU iPhone OS 18_0 like Mac OS X'), 'iPhone', 5, true],
  ['an iPad before iPadOS 13', safari('iPad; CPU OS 12_0 like Mac OS X'), 'iPad', 5, true],
  ['an iPad since iPadOS 13, which says it is a Mac', safari('Macintosh; Intel Mac OS X 10_15_7'), 'MacIntel', 5, true],
  ['a Mac', safari('Macintosh; Intel Mac OS X 10_15_7'), 'MacIntel', 0, false],
  ['a Windows laptop with a touch screen', safari('Windows NT 10.0; Win64; x64'), 'Win32', 10, false],
  ['an Android phone', safari('Linux; Android 15; Pixel 9'), 'Linux armv81', 5, false],
])('%s', (_, userAgent, platform, maxTouchPoints, ios) => {
  expect(isIos({ userAgent, platform, maxTouchPoints })).toBe(ios);
});
