import type { PageRelease } from '@clandor/contract';

const integrities = new Map<string, string>();

/** The address of a release's container script on this site. */
export const entryUrl = (release: PageRelease): string => `${release.base}${release.entry}`;

/** Makes a release's integrity known before its script is asked for. */
export function expectEntry(release: PageRelease): void {
  integrities.set(entryUrl(release), release.integrity);
}

/** Fails closed: a script that no composition names gets an integrity that nothing has. */
export function integrityOfEntry(url: string): string {
  return integrities.get(new URL(url, 'http://site.invalid').pathname) ?? 'sha384-unknown';
}
