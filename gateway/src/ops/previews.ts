import type { Composition, Preview, PreviewOutcome, ReleaseRef, RemoteName } from '@clandor/contract';
import { clubTime } from '../clock.ts';
import { compose } from '../releases/compose.ts';
import { logEvent } from '../releases/events.ts';
import type { Registry } from '../releases/registry.ts';
import { ReleaseError } from '../releases/release-error.ts';
import type { Vault } from '../vault/index.ts';

/** Below the origin; what follows is the signed link. */
export const PREVIEW_PATH = '/ops/preview/';
const PURPOSE = 'preview';
const HOUR = 3_600_000;
const LONGEST_HOURS = 24 * 14;
export const PREVIEW_HOURS = 24;

/** What a link stands for. */
export interface PreviewLink extends ReleaseRef {
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Makes a link under which one browser sees the site with one release in it.
 *
 * @param origin of the public site
 * @throws ReleaseError when the release is not there, or does not go with what is live
 */
export async function createPreview(
  { registry, vault, origin, by }: { registry: Registry; vault: Pick<Vault, 'sign'>; origin: string; by: string },
  { name, version, hours = PREVIEW_HOURS }: ReleaseRef & { hours?: number | undefined },
): Promise<PreviewOutcome> {
  if (!Number.isInteger(hours) || hours < 1 || hours > LONGEST_HOURS) {
    throw new ReleaseError(`A preview is good for 1 to ${LONGEST_HOURS} hours, not ${hours}.`);
  }
  await previewedComposition(registry, { name, version });
  const until = clubTime() + hours * HOUR;
  const payload = Buffer.from(JSON.stringify([name, version, until])).toString('base64url');
  const expires = new Date(until).toISOString();
  await logEvent(registry.database, {
    by,
    action: 'preview',
    subject: `${name}@${version}`,
    details: [`until ${expires.slice(0, 16).replace('T', ' ')}`],
  });
  return { url: `${origin}${PREVIEW_PATH}${payload}.${vault.sign(PURPOSE, payload)}`, expires };
}

/** What a link stands for; null for one that we did not sign, or that is over. */
export function readPreview(vault: Pick<Vault, 'verify'>, text: string): PreviewLink | null {
  const [payload = '', ...signature] = text.split('.');
  if (!vault.verify(PURPOSE, payload, signature.join('.'))) return null;
  const [name, version, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    RemoteName,
    string,
    number,
  ];
  return until > clubTime() ? { name, version, until } : null;
}

/**
 * What is live, with one release in it.
 *
 * @throws ReleaseError when it does not go with the rest, or nothing is live
 */
export async function previewedComposition(registry: Registry, { name, version }: ReleaseRef): Promise<Composition> {
  const current = await registry.current();
  if (!current) throw new ReleaseError('Nothing is live yet, so there is nothing to look at a release in.');
  const { removedAt } = await registry.published(name, version);
  if (removedAt)
    throw new ReleaseError(
      `The files of ${name}@${version} were removed on ${removedAt.slice(0, 10)}. Publish it again.`,
    );
  const { [name]: _, ...others } = await registry.versionsOf(current.composition);
  const parts = await Promise.all(
    Object.entries(others).map(([each, its]) => registry.release(each as RemoteName, its)),
  );
  return compose([...parts, await registry.release(name, version)]);
}

/** What the page says of it. */
export const previewIn = ({ name, version, until }: PreviewLink): Preview => ({
  release: `${name}@${version}`,
  until: new Date(until).toISOString(),
});
