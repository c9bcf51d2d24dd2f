import { expect, it } from 'vitest';
import * as host from '../host.ts';
import * as platform from '../index.ts';

it('keeps the times of spec section 9, in seconds', () => {
  expect([host.PAGE_FADE_IN, host.PAGE_FADE_OUT, host.DRAWER_EXIT]).toEqual([0.4, 0.2, 0.3]);
});

it('loads what makes `m` move on demand', async () => {
  const features = await host.loadMotionFeatures();
  expect(features).toHaveProperty('renderer');
  expect(features).toHaveProperty('animation');
  expect(features).toHaveProperty('exit');
});

it('a remote gets `m` and never the whole of motion', () => {
  expect(platform).toHaveProperty('m');
  expect(platform).not.toHaveProperty('motion');
});
