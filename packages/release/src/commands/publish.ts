import { type Check, type PublishOutcome, RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { Publication, publish as publishUnrendered, ReleaseError } from '@clandor/gateway/releases';
import { counting, note, say, table } from '@clandor/terminal';
import { build, buildFolder, type Source } from '../build.ts';
import { type Desk, isLocal, type LocalDesk, type Where, withOperations, withRegistry } from '../open.ts';
import { packBuild } from '../pack.ts';

export interface PublishOptions extends Source, Where {
  build: boolean;
  activate: boolean;
  json: boolean;
  reason?: string;
  /** The version to give it, of one release. */
  version?: string;
  supportedUntil?: string;
}

/** `release publish`: what is in the working tree becomes releases, here or at a gateway. */
export async function publish(names: readonly ReleasableName[], options: PublishOptions): Promise<void> {
  const wanted = names.length > 0 ? names : RELEASABLE_NAMES;
  if (options.version !== undefined && wanted.length > 1) {
    throw new ReleaseError('--version is for one release: name it.');
  }
  await buildHere(wanted, options);
  await withOperations(options, async (desk) => {
    const published: PublishOutcome[] = [];
    for (const name of wanted) published.push(await publishOne(desk, name, options));
    if (options.activate) {
      const progress = counting('rendering');
      await desk.activate({ releases: published, reason: options.reason ?? 'published and activated' }, progress);
    }
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

function publishOne(desk: Desk, name: ReleasableName, options: PublishOptions): Promise<PublishOutcome> {
  const { version, supportedUntil, reason } = options;
  const folder = buildFolder(name, options);
  const order = { name, version, supportedUntil, reason };
  const check = telling(name);
  if (isLocal(desk)) return desk.publishFolder(order, folder, check);
  const sent = counting(`${name}: sending KB`);
  return packBuild(folder).then((archive) =>
    desk.send(order, archive, {
      check,
      sent: (bytes, of) => sent(Math.ceil(bytes / 1024), Math.ceil(of / 1024)),
    }),
  );
}

/** A line for each check, on standard error, where a person looks. */
const telling = (name: string) => (check: Check) => {
  if (check.state === 'running') return;
  note(
    `${name}: ${check.name} ${check.state === 'passed' ? 'ok' : 'REFUSED'}${check.detail ? ` (${check.detail})` : ''}`,
  );
};

/** `release sync`: publishes what changed and makes exactly that live; everything, when nothing is yet. */
export async function sync(options: Omit<PublishOptions, 'activate' | 'to'>): Promise<void> {
  await buildHere(RELEASABLE_NAMES, options);
  await withRegistry(async (desk) => {
    const published: PublishOutcome[] = [];
    // Not rendered one by one: what comes together may need each other, and is rendered together below.
    for (const name of RELEASABLE_NAMES) published.push(await publishBeside(desk, name, options));
    const first = (await desk.registry.current()) === null;
    const fresh = first ? published : published.filter(({ isNew }) => isNew);
    if (fresh.length > 0) {
      await desk.activate({ releases: fresh, reason: options.reason ?? 'sync' }, counting('rendering'));
    }
    say(
      options.json,
      { published, activated: fresh },
      fresh.length > 0
        ? `live: ${fresh.map(({ name, version }) => `${name}@${version}`).join(' ')}`
        : 'nothing has changed',
    );
  });
}

const publishBeside = ({ registry, by }: LocalDesk, name: ReleasableName, source: Source): Promise<PublishOutcome> =>
  Publication.run({ registry, name, by, reason: 'sync' }, (publication) =>
    publishUnrendered(publication, { folder: buildFolder(name, source) }),
  );

async function buildHere(names: readonly ReleasableName[], options: Pick<PublishOptions, 'build' | 'from' | 'mode'>) {
  if (options.from !== undefined) return;
  const known: readonly ReleasableName[] = RELEASABLE_NAMES;
  const other = names.find((name) => !known.includes(name));
  if (other) throw new ReleaseError(`There is no ${other} in this repository. What can be built: ${known.join(', ')}.`);
  if (options.build) await build(names, options.mode);
}
