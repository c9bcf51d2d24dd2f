import { describe, expect, it } from 'vitest';
import runtime from './bundler-runtime.ts';

type Options = Parameters<typeof runtime.bundlerRuntime.consumes>[0];
const ID = 'webpack/sharing/consume/default/react';

/** A build whose page `page` takes React ^19.3.1 from a page that shares `react`. */
function build(react: Record<string, { get: () => unknown; lib?: () => unknown }>) {
  const webpackRequire = {
    m: {} as Options['webpackRequire']['m'],
    c: {},
    S: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { [ID]: { shareKey: 'react', requiredVersion: '^19.3.1' } },
    },
  };
  runtime.bundlerRuntime.initContainerEntry({
    webpackRequire,
    shareScope: { react } as Parameters<typeof runtime.bundlerRuntime.initContainerEntry>[0]['shareScope'],
    shareScopeKey: 'default',
  });
  const installedModules: Options['installedModules'] = {};
  const open = () => {
    const promises: Promise<unknown>[] = [];
    const chunkMapping = { page: [ID] };
    runtime.bundlerRuntime.consumes({ webpackRequire, chunkId: 'page', chunkMapping, installedModules, promises });
    return promises;
  };
  const use = () => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[ID]?.(module);
    return module.exports;
  };
  return { open, use };
}

const never = () => {
  throw new Error('was asked for, though it is there');
};

describe('a container', () => {
  it('takes at once what the page has loaded', () => {
    const { open, use } = build({ '19.3.1': { get: never, lib: () => 'React' } });
    expect(open()).toEqual([]);
    expect(use()).toBe('React');
    expect(open()).toEqual([]);
  });

  it('waits for what the page has yet to load, and takes the copy that runs already where there are two', async () => {
    const late = build({ '19.4.0': { get: async () => () => 'React 19.4' } });
    const [first, second] = [late.open(), late.open()];
    expect(second).toEqual(first);
    await Promise.all(first);
    expect(late.use()).toBe('React 19.4');
    const both = build({ '19.4.0': { get: never }, '19.3.2': { get: never, lib: () => 'React 19.3' } });
    both.open();
    expect(both.use()).toBe('React 19.3');
  });

  it('asks again for what could not be loaded', async () => {
    let asked = 0;
    const { open, use } = build({
      '19.3.1': {
        get: async () => {
          asked += 1;
          if (asked === 1) throw new Error('gone');
          return () => 'React';
        },
      },
    });
    await expect(Promise.all(open())).rejects.toThrow('gone');
    await Promise.all(open());
    expect(use()).toBe('React');
  });

  it.each([
    [{ '20.0.0': { get: never, lib: never } }, 'needs react ^19.3.1; the page has 20.0.0'],
    [{}, 'needs react ^19.3.1; the page has none'],
  ])('says what it needs where the page does not have it', (react, message) => {
    expect(() => build(react).open()).toThrow(message);
  });
});
