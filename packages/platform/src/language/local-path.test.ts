import { describe, expect, it } from 'vitest';
import { composition } from '../fixtures/composition.ts';
import { localPath } from './local-path.ts';

const routes = composition.remotes.flatMap((remote) => remote.routes);

describe('localPath', () => {
  it.each([
    ['/', '/fr'],
    ['/about', '/fr/about'],
    ['/contact/press', '/fr/contact/press'],
    ['/about?from=home#top', '/fr/about?from=home#top'],
    ['/?x=1', '/fr?x=1'],
  ])('puts the language before %s', (path, local) => expect(localPath(path, 'fr', routes)).toBe(local));

  it('keeps the ladies application in the language, and the other two out of it (spec section 2)', () => {
    expect(localPath('/ladies-application', 'fr', routes)).toBe('/fr/ladies-application');
    expect(localPath('/couples-application', 'fr', routes)).toBe('/couples-application');
    expect(localPath('/gentlemen-application?x=1', 'fr', routes)).toBe('/gentlemen-application?x=1');
  });

  it.each(['/de/about', '/sitemap.xml', 'about', '?page=2', '#top'])('leaves %s as it is', (path) => {
    expect(localPath(path, 'fr', routes)).toBe(path);
  });

  it('adds nothing where the address has no language', () => expect(localPath('/about', null, routes)).toBe('/about'));
});
