import type { Composition, PageComposition, Release } from '@clandor/contract';
import type { ReleaseReader } from './composition-in.ts';

/**
 * The site that the gateway has, with the parts that are worked on in the place of theirs.
 *
 * @param page of the gateway; null while nothing is live there
 * @param own the parts that are worked on, the shell among them or beside them
 */
export async function devComposition(
  page: PageComposition | null,
  reader: Pick<ReleaseReader, 'read'>,
  shell: Release,
  own: readonly Release[],
): Promise<Composition> {
  const released = await Promise.all(
    (page?.remotes ?? []).map(
      async ({ name, base }) => own.find((each) => each.name === name) ?? (await reader.read(base)),
    ),
  );
  const added = own.filter(({ name }) => name !== 'shell' && !released.some((each) => each.name === name));
  return { id: 'dev', shell, remotes: [...released, ...added] };
}
