// @vitest-environment happy-dom
import { type PageComposition, type PageRemote, REPORT_ADDRESS } from '@clandor/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureReporter, reportUncaught } from './failure-reporter.ts';
import { releaseOfError } from './release-of-error.ts';

const release = (version: string) => ({
  name: 'mf-contact' as const,
  version,
  base: `/releases/mf-contact/${version}/`,
  global: 'g',
  entry: 'web/remoteEntry.js',
  integrity: 'sha384-x',
});
const remote: PageRemote = { ...release('1.0.1'), lastGood: release('1.0.0'), routes: [] };
const composition: PageComposition = {
  id: 'c1',
  origin: 'https://club.test',
  apiBase: '',
  mailDomain: 'club.test',
  shell: { version: '2.0.0', base: '/releases/shell/2.0.0/', mode: 'production' },
  remotes: [remote],
};
const ORIGIN = 'https://club.test';
const sendBeacon = vi.fn(() => true);
const sent = () => sendBeacon.mock.calls.map(([to, body]: unknown[]) => [to, JSON.parse(String(body))]);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

describe('a failure', () => {
  it('is told once for each release and kind', () => {
    const report = failureReporter(composition);
    for (const _ of [1, 2]) {
      report(remote, 'load');
      report(remote, 'render');
      report({ name: 'shell', version: '2.0.0' }, 'uncaught');
    }
    expect(sent()).toEqual([
      [REPORT_ADDRESS, { composition: 'c1', name: 'mf-contact', version: '1.0.1', failure: 'load' }],
      [REPORT_ADDRESS, { composition: 'c1', name: 'mf-contact', version: '1.0.1', failure: 'render' }],
      [REPORT_ADDRESS, { composition: 'c1', name: 'shell', version: '2.0.0', failure: 'uncaught' }],
    ]);
  });

  it('is not told for ever', () => {
    const report = failureReporter(composition);
    for (let patch = 0; patch < 100; patch += 1) report({ name: 'mf-contact', version: `1.0.${patch}` }, 'load');
    expect(sent()).toHaveLength(8);
  });
});

describe('an error belongs to', () => {
  const of = (stack?: string, script?: string) => {
    const found = releaseOfError(composition, ORIGIN, { stack, script });
    return found && `${found.name}@${found.version}`;
  };
  const page = `${ORIGIN}/releases/mf-contact/1.0.1/web/contact.js`;
  const shell = `${ORIGIN}/releases/shell/2.0.0/web/shell.js`;

  it.each([
    ['the innermost frame, as Chromium writes it', `Error: no\n    at Form (${page}:1:20)\n    at x (${shell}:1:3)`],
    ['the same without names', `Error: no\n    at ${page}:1:20\n    at ${shell}:1:3`],
    ['the innermost frame, as Firefox and Safari write it', `Form@${page}:1:20\nx@${shell}:1:3`],
    ['the same, of an arrow', `@${page}:1:20\nglobal code@${shell}:1:3`],
    ['it whatever the error says', `Error: see ${shell}\n    at Form (${page}:1:20)`],
  ])('%s', (_, stack) => expect(of(stack)).toBe('mf-contact@1.0.1'));

  it('the last good release where that one threw', () => {
    expect(of(`Form@${page.replace('1.0.1', '1.0.0')}:1:20`)).toBe('mf-contact@1.0.0');
  });

  it('the script that the browser names where there is no stack', () =>
    expect(of(undefined, shell)).toBe('shell@2.0.0'));

  it.each([
    ['an extension', `Error: no\n    at inject (chrome-extension://abc/content.js:1:2)\n    at x (${shell}:1:3)`],
    ['another site', `Error: no\n    at x (https://else.test/releases/shell/2.0.0/web/shell.js:1:3)`],
    ['a release of another composition', `x@${ORIGIN}/releases/mf-contact/9.0.0/web/contact.js:1:2`],
    ['nothing', 'Error: no'],
  ])('nobody when it comes of %s', (_, stack) => expect(of(stack)).toBeNull());
});

it('what nobody caught is told of the release that threw', () => {
  reportUncaught(composition, failureReporter(composition));
  const thrown = new Error('A name and an address');
  thrown.stack = `Error: A name\n    at x (${location.origin}/releases/shell/2.0.0/web/shell.js:1:3)`;
  dispatchEvent(Object.assign(new Event('error'), { error: thrown, filename: '' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error' }));
  expect(sent()).toEqual([
    [REPORT_ADDRESS, { composition: 'c1', name: 'shell', version: '2.0.0', failure: 'uncaught' }],
  ]);
});
