// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { settle } from './refresh.ts';

/** What webpack hands to a module; `before` is what the module exported before it was changed. */
const hotModule = (before?: Record<string, unknown>) => ({
  ...(before && { data: { exports: before } }),
  accept: vi.fn(),
  dispose: vi.fn(),
  invalidate: vi.fn(),
});
const Page = () => null;

it('lets a module of components take its own place', () => {
  const hot = hotModule();
  settle(hot, { Page, Other: () => null }, 'a');
  expect(hot.accept).toHaveBeenCalledOnce();
  expect(hot.invalidate).not.toHaveBeenCalled();
});

it('lets a page, which exports its head too', () => {
  const hot = hotModule();
  settle(hot, { default: Page, head: { title: 'Editorial', description: '' } }, 'b');
  expect(hot.accept).toHaveBeenCalledOnce();
});

it.each([
  ['values', { Page, LIMIT: 3 }],
  ['nothing', {}],
  ['a head beside more than a page', { default: Page, head: {}, other: 1 }],
])('leaves a module that exports %s to those that import it', (_, exports) => {
  const hot = hotModule();
  settle(hot, exports, 'c');
  expect(hot.accept).not.toHaveBeenCalled();
});

it('hands a change of what is exported on', () => {
  const grown = hotModule({ Page });
  settle(grown, { Page, Other: () => null }, 'd');
  expect(grown.invalidate).toHaveBeenCalledOnce();
  const mixed = hotModule({ Page });
  settle(mixed, { Page, LIMIT: 3 }, 'e');
  expect(mixed.invalidate).toHaveBeenCalledOnce();
});
