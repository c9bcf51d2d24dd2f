import type { PageRemote } from '@clandor/contract';

const integrities = new Map<string, string>();

/** The address of a remote's container script on this site. */
export const entryUrl = (remote: PageRemote): string => `${remote.base}${remote.entry}`;

/** Makes a remote's integrity known before its script is asked for. */
export function expectEntry(remote: PageRemote): void {
  integrities.set(entryUrl(remote), remote.integrity);
}

/** Fails closed: a script that no composition names gets an integrity that nothing has. */
export function integrityOfEntry(url: string): string {
  return integrities.get(new URL(url, 'http://site.invalid').pathname) ?? 'sha384-unknown';
}
