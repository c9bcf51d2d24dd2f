import { RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { activate } from '@clandor/gateway/releases';
import { counting, say, table } from '@clandor/terminal';
import { build, buildFolder, type Source } from '../build.ts';
import { type Desk, withRegistry } from '../open.ts';

export interface PublishOptions extends Source {
  build: boolean;
  activate: boolean;
  json: boolean;
  reason?: string;
}

interface Published {
  name: ReleasableName;
  version: string;
  isNew: boolean;
}

/** `release publish`: what is in the working tree becomes releases. */
export async function publish(names: readonly ReleasableName[], options: PublishOptions): Promise<void> {
  const wanted = names.length > 0 ? names : RELEASABLE_NAMES;
  if (isBuiltHere(options)) await build(wanted, options.mode);
  await withRegistry(async (desk) => {
    const published = await publishAll(desk, wanted, options);
    if (options.activate) await activateAll(desk, published, options.reason);
    say(
      options.json,
      published,
      table(
        ['NAME', 'VERSION', ''],
        published.map(({ name, version, isNew }) => [name, version, isNew ? 'published' : 'unchanged']),
      ),
    );
  });
}

/** `release sync`: publishes what changed and makes exactly that live; everything, when nothing is yet. */
export async function sync(options: Omit<PublishOptions, 'activate'>): Promise<void> {
  if (isBuiltHere(options)) await build(RELEASABLE_NAMES, options.mode);
  await withRegistry(async (desk) => {
    const published = await publishAll(desk, RELEASABLE_NAMES, options);
    const first = (await desk.registry.current()) === null;
    const fresh = first ? published : published.filter(({ isNew }) => isNew);
    if (fresh.length > 0) await activateAll(desk, fresh, options.reason ?? 'sync');
    say(
      options.json,
      { published, activated: fresh },
      fresh.length > 0
        ? `live: ${fresh.map(({ name, version }) => `${name}@${version}`).join(' ')}`
        : 'nothing has changed',
    );
  });
}

const isBuiltHere = ({ build, from }: Pick<PublishOptions, 'build' | 'from'>): boolean => build && from === undefined;

async function publishAll({ registry }: Desk, names: readonly ReleasableName[], source: Source): Promise<Published[]> {
  const published: Published[] = [];
  for (const name of names) published.push({ name, ...(await registry.publish(name, buildFolder(name, source))) });
  return published;
}

const activateAll = ({ registry, page }: Desk, refs: readonly Published[], reason = '') =>
  activate(refs, { registry, page, reason, progress: counting('rendering') });
