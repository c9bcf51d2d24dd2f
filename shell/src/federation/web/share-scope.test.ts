import { expect, it } from 'vitest';
import { lateModules, providedModules, shareScope } from './share-scope.ts';

const versionsOf = (modules: object) =>
  Object.fromEntries(Object.keys(modules).map((name, index) => [name, `1.0.${index}`]));

it('holds what the build names, each once and with its version', async () => {
  const versions = versionsOf(providedModules);
  const scope = shareScope(versions);
  expect(Object.keys(scope)).toEqual(Object.keys(providedModules));
  for (const [name, version] of Object.entries(versions)) {
    expect(Object.keys(scope[name] ?? {})).toEqual([version]);
    const shared = scope[name]?.[version];
    expect(shared?.lib?.()).toBe(providedModules[name]);
    expect((await shared?.get())?.()).toBe(providedModules[name]);
  }
});

it('fetches what only some pages take when the first one takes it, and then has it', async () => {
  const versions = versionsOf(lateModules);
  const scope = shareScope(versions);
  for (const [name, version] of Object.entries(versions)) {
    const shared = scope[name]?.[version];
    expect(shared?.lib).toBeUndefined();
    const module = (await shared?.get())?.();
    expect(module).toBe(await lateModules[name]?.());
    expect(shared?.lib?.()).toBe(module);
  }
});

it('stops when the build shares what the shell does not have', () => {
  expect(() => shareScope({ react: '19.3.1', vue: '3.0.0' })).toThrow('vue is to be shared');
});
