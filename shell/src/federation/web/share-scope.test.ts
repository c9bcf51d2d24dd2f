import { expect, it } from 'vitest';
import { providedModules, shareScope } from './share-scope.ts';

it('holds what the build names, each once and with its version', async () => {
  const versions = Object.fromEntries(Object.keys(providedModules).map((name, index) => [name, `1.0.${index}`]));
  const scope = shareScope(versions);
  expect(Object.keys(scope)).toEqual(Object.keys(providedModules));
  for (const [name, version] of Object.entries(versions)) {
    expect(Object.keys(scope[name] ?? {})).toEqual([version]);
    const shared = scope[name]?.[version];
    expect(shared?.lib()).toBe(providedModules[name]);
    expect((await shared?.get())?.()).toBe(providedModules[name]);
  }
});

it('stops when the build shares what the shell does not have', () => {
  expect(() => shareScope({ react: '19.3.1', vue: '3.0.0' })).toThrow('vue is to be shared');
});
