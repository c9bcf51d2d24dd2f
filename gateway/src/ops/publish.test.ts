import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpsState } from '@clandor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, type Entry, entriesOf } from '../testing/archive.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';

let ops: TestOps;
let token: string;
beforeAll(async () => {
  ops = await startOps();
  token = await ops.token('mf-editorial');
});
afterAll(() => ops.close());

/** Every file of the registry, and every release in it. */
const kept = async () => ({
  files: readdirSync(join(ops.gateway.dataDir, 'releases'), { recursive: true, encoding: 'utf8' }).sort(),
  releases: (await ops.gateway.registry.list()).map(({ name, version }) => `${name}@${version}`),
});

/** Changes the manifest of a build that was made. */
function rewrite(folder: string, change: (manifest: Record<string, unknown>) => void): void {
  const file = join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

const spoiled = (options: Parameters<TestOps['build']>[1], spoil: (folder: string) => void): string => {
  const folder = ops.build('mf-editorial', options);
  spoil(folder);
  return folder;
};

describe('publishing over HTTP', () => {
  it('takes a build, tells each check as it runs, and lists the release', async () => {
    const { status, lines, last } = await ops.publish(
      token,
      'mf-editorial',
      ops.build('mf-editorial', { text: 'sent' }),
    );
    expect(status).toBe(200);
    expect(last).toEqual({ type: 'done', outcome: { name: 'mf-editorial', version: '1.0.1', isNew: true } });
    const passed = lines.flatMap((line) =>
      line.type === 'check' && line.check.state === 'passed' ? [line.check.name] : [],
    );
    expect(passed).toEqual(['unpack', 'files', 'version', 'fit', 'budget', 'pages']);
    const state = (await ops.ask(token, 'GET', '/state')).json as OpsState;
    expect(state.publications[0]).toMatchObject({
      name: 'mf-editorial',
      version: '1.0.1',
      state: 'published',
      problems: [],
    });
    expect(state.parts.find(({ name }) => name === 'mf-editorial')?.trend.at(-1)).toMatchObject({
      version: '1.0.1',
      size: { entry: expect.any(Number) },
    });
    const [event] = (await ops.ask(token, 'GET', '/log?limit=1')).json as unknown[];
    expect(event).toMatchObject({ action: 'publish', by: 'mf-editorial test', subject: 'mf-editorial@1.0.1' });
  });

  it('takes the same build again without making it twice: a lost answer may be asked for again', async () => {
    const build = ops.build('mf-editorial', { text: 'twice' });
    const first = await ops.publish(token, 'mf-editorial', build);
    const second = await ops.publish(token, 'mf-editorial', build);
    expect(second.outcome()).toEqual({ ...first.outcome(), isNew: false });
  });

  it('takes a remote that nobody has heard of, with its own page', async () => {
    const manager = await ops.token('manage');
    const sent = await ops.publish(manager, 'mf-events', ops.build('mf-events', { text: 'a new team' }));
    expect(sent.last).toMatchObject({ type: 'done', outcome: { name: 'mf-events', version: '1.0.0' } });
    const live = await ops.order(manager, '/activations', { releases: [{ name: 'mf-events' }], reason: 'a new team' });
    expect(live.last).toMatchObject({
      type: 'done',
      outcome: { changes: [{ name: 'mf-events', from: null, to: '1.0.0' }] },
    });
    await expect
      .poll(async () => (await ops.gateway.ask('GET', '/mf-events')).text, { timeout: 10_000 })
      .toContain('mf-events@1.0.0 says a new team');
  });
});

describe('a bad release is refused with what to do, and leaves nothing behind', () => {
  const bad: [string, () => Promise<string | Buffer> | string, RegExp, string?][] = [
    [
      'a tampered file',
      () => spoiled({ text: 'tampered' }, (folder) => appendFileSync(join(folder, 'web/remoteEntry.js'), '//')),
      /web\/remoteEntry\.js has \d+ bytes, not \d+/,
    ],
    [
      'a missing file',
      async () =>
        archiveOf(
          entriesOf(ops.build('mf-editorial', { text: 'missing' })).filter(({ name }) => !name.startsWith('server/r')),
        ),
      /server\/remoteEntry\.js is listed but missing/,
    ],
    [
      'a route that another remote owns',
      () => ops.build('mf-editorial', { routes: [{ path: '/contact/:who?', page: 'editorial', paths: ['/contact'] }] }),
      /mf-editorial and mf-contact both have \/contact: one of them needs another address/,
    ],
    [
      'over its budget',
      () => ops.build('mf-editorial', { text: 'heavy', budget: { entry: 10, page: 10 } }),
      /first scripts weigh \d+ bytes \(Brotli\), and its budget is 10: take something out, or raise the budget/,
    ],
    [
      'another contract',
      () =>
        spoiled({ text: 'contract' }, (folder) =>
          rewrite(folder, (manifest) => {
            manifest.contract = 2;
          }),
        ),
      /built for contract 2, and this gateway knows 1: build it from sources of contract 1/,
    ],
    [
      'a newer React major',
      () => ops.build('mf-editorial', { text: 'react', shared: { react: '^20.0.0' } }),
      /shares react, which shell 1\.0\.0 does not bring|needs react \^20\.0\.0, and shell 1\.0\.\d brings 19/,
    ],
    [
      'a page that throws on the server',
      () => ops.build('mf-editorial', { text: 'throws', behaviour: 'throw' }),
      /\/editorial: Error: this page cannot be drawn/,
    ],
    [
      'a page that never ends',
      () => ops.build('mf-editorial', { text: 'hangs', behaviour: 'hang' }),
      /\/editorial: \/editorial took longer than 5000 ms/,
    ],
    [
      'a path that leads out of its folder',
      async () =>
        archiveOf([
          ...entriesOf(ops.build('mf-editorial', { text: 'out' })),
          { name: '../../club.sqlite', content: 'x' },
        ]),
      /\.\.\/\.\.\/club\.sqlite leads out of the release's folder/,
    ],
    [
      'a version that was given before',
      () => ops.build('mf-editorial', { text: 'replayed' }),
      /mf-editorial 1\.0\.0 was published before with other content, and a release never changes/,
      '?version=1.0.0',
    ],
    [
      'an absolute path',
      async () => archiveOf([{ name: '/etc/passwd', content: 'x' }]),
      /\/etc\/passwd leads out of the release's folder/,
    ],
    [
      'a link in it',
      async () =>
        archiveOf([
          ...entriesOf(ops.build('mf-editorial', { text: 'link' })),
          { name: 'web/link.js', type: 'symlink', linkname: '/etc/passwd' } satisfies Entry,
        ]),
      /web\/link\.js is a symlink: a release holds plain files only/,
    ],
    [
      'a file in it twice',
      async () => {
        const entries = entriesOf(ops.build('mf-editorial', { text: 'twice in it' }));
        return archiveOf([...entries, ...entries.slice(0, 1)]);
      },
      /is in it twice/,
    ],
    ['no archive at all', async () => Buffer.from('not an archive'), /it is no tar\.gz that can be read/],
    [
      'a file that its manifest does not list',
      async () =>
        archiveOf([...entriesOf(ops.build('mf-editorial', { text: 'extra' })), { name: 'web/extra.js', content: '1' }]),
      /web\/extra\.js is not listed in release\.json/,
    ],
    [
      'a version that would come before the newest',
      () => ops.build('mf-editorial', { text: 'earlier' }),
      /mf-editorial 0\.9\.0 would come before 1\.0\.\d: take a higher version/,
      '?version=0.9.0',
    ],
  ];
  it.each(bad)('%s', async (_, make, message, query) => {
    const build = await make();
    const before = await kept();
    const { status, last, problems } = await ops.publish(token, 'mf-editorial', build, query);
    expect(status).toBe(200);
    expect(last).toMatchObject({ type: 'refused', message: expect.stringMatching(/refused|mend/i) });
    expect(problems().join('\n')).toMatch(message);
    console.log(`refused: ${problems()[0]}`);
    expect(await kept()).toEqual(before);
    const [event] = (await ops.ask(token, 'GET', '/log?limit=1')).json as unknown[];
    expect(event).toMatchObject({ action: 'refuse', subject: 'mf-editorial', details: problems() });
  });

  it('names every problem in one list', async () => {
    const build = ops.build('mf-editorial', {
      text: 'all wrong',
      budget: { entry: 10, page: 10 },
      shared: { jquery: '^3.0.0' },
      routes: [
        { path: '/contact', page: 'editorial', paths: ['/contact'] },
        { path: '/explore', page: 'editorial', paths: ['/explore'] },
      ],
    });
    const { problems } = await ops.publish(token, 'mf-editorial', build, '?version=1.0.0');
    expect(problems()).toEqual([
      expect.stringMatching(/1\.0\.0 was published before/),
      expect.stringMatching(/both have \/contact:/),
      expect.stringMatching(/both have \/explore:/),
      expect.stringMatching(/shares jquery, which shell 1\.0\.0 does not bring/),
      expect.stringMatching(/over its budget|first scripts weigh/),
    ]);
  });

  it('an archive that breaks off half-way', async () => {
    const before = await kept();
    const body = await archiveOf(entriesOf(ops.build('mf-editorial', { text: 'half' })));
    const half = body.subarray(0, body.length / 2);
    const { last } = await ops.publish(token, 'mf-editorial', half);
    expect(last).toMatchObject({ type: 'refused' });
    expect(await kept()).toEqual(before);
  });
});
