import { expect, it } from 'vitest';
import { releaseSpec } from './names.ts';

it.each([
  ['mf-editorial@1.0.3', { name: 'mf-editorial', version: '1.0.3' }],
  ['shell', { name: 'shell', version: undefined }],
  ['mf-contact/', { name: 'mf-contact', version: undefined }],
])('reads %s', (text, expected) => expect(releaseSpec(text)).toEqual(expected));

it('names what there is when asked for what there is not', () => {
  expect(() => releaseSpec('nobody')).toThrow(/mf-editorial/);
});
