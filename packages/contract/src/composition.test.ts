import { describe, expect, it } from 'vitest';
import { type Composition, integrityOf, pageComposition, type Release, releaseSchema } from './index.ts';

const release = (name: Release['name'], routes: Release['routes'] = []): Release =>
  releaseSchema.parse({
    contract: 1,
    build: '0123456789ab',
    mode: 'production',
    commit: null,
    global: `${name.replaceAll('-', '_')}_0123456789ab`,
    entry: ['web/remoteEntry.js'],
    server: 'server/remoteEntry.js',
    routes,
    shared: {},
    files: [{ path: 'web/remoteEntry.js', bytes: 1, integrity: 'sha384-entry' }],
    name,
    version: '1.0.3',
  });

const contact = release('mf-contact', [
  {
    path: '/contact/:department?',
    page: 'contact',
    header: 'solid',
    language: true,
    paths: ['/contact'],
    unlisted: [],
    files: ['web/contact.js'],
  },
]);
const composition: Composition = { id: 'c0ffee', shell: release('shell'), remotes: [contact] };

describe('pageComposition', () => {
  it('is what the browser needs, and nothing of the server', () => {
    const page = pageComposition(composition, {
      origin: 'https://club.example',
      apiBase: '',
      mailDomain: 'club.example',
    });
    expect(page.remotes).toEqual([
      {
        name: 'mf-contact',
        version: '1.0.3',
        base: '/releases/mf-contact/1.0.3/',
        global: 'mf_contact_0123456789ab',
        entry: 'web/remoteEntry.js',
        integrity: 'sha384-entry',
        routes: [
          {
            path: '/contact/:department?',
            page: 'contact',
            header: 'solid',
            language: true,
            files: ['web/contact.js'],
          },
        ],
      },
    ]);
    expect(JSON.stringify(page)).not.toContain('server/');
  });

  it('refuses a file that release.json does not list', () => {
    expect(() => integrityOf(contact, 'web/other.js')).toThrow('mf-contact 1.0.3 lists no file web/other.js');
  });
});

describe('release.json', () => {
  it.each(['../secret', 'web/../../secret', '/etc/passwd', 'web//x.js', './x.js', 'web/.'])(
    'refuses the path %s',
    (path) => {
      expect(releaseSchema.safeParse({ ...contact, entry: [path] }).success).toBe(false);
    },
  );

  it('refuses another contract, and a version that is none', () => {
    expect(releaseSchema.safeParse({ ...contact, contract: 2 }).success).toBe(false);
    expect(releaseSchema.safeParse({ ...contact, version: '1.0' }).success).toBe(false);
  });
});
