import type { ReleasableName } from '@clandor/contract';
import type { Activation } from '@clandor/gateway/releases';
import { say, table, time } from '@clandor/terminal';
import { releasableName } from '../names.ts';
import { withRegistry } from '../open.ts';

/** `release status`: what is live, and since when. */
export const status = ({ json }: { json: boolean }): Promise<void> =>
  withRegistry(async ({ registry }) => {
    const current = await registry.current();
    if (!current) {
      say(
        json,
        { composition: null, since: null, shell: null, remotes: [] },
        'Nothing is live yet: `release sync` publishes and activates.',
      );
      return;
    }
    const versions = await registry.versionsOf(current.composition);
    const history = await registry.history();
    const part = (name: ReleasableName) => ({ name, version: versions[name] ?? '', since: liveSince(history, name) });
    const shell = part('shell');
    const remotes = (Object.keys(versions) as ReleasableName[]).filter((name) => name !== 'shell').map(part);
    say(
      json,
      { composition: current.composition, since: current.at, shell, remotes },
      [
        `composition ${current.composition}, since ${time(current.at)}`,
        table(
          ['NAME', 'VERSION', 'SINCE'],
          [shell, ...remotes].map(({ name, version, since }) => [name, version, time(since)]),
        ),
      ].join('\n\n'),
    );
  });

const liveSince = (history: readonly Activation[], name: ReleasableName): string =>
  history.find(({ changes }) => changes.some((change) => change.name === name))?.at ?? '';

/** `release list`: every release, newest first. */
export const list = (name: string | undefined, { json }: { json: boolean }): Promise<void> =>
  withRegistry(async ({ registry }) => {
    const current = await registry.current();
    const live = current ? await registry.versionsOf(current.composition) : null;
    const releases = (await registry.list(name === undefined ? undefined : releasableName(name))).map(
      ({ release, publishedAt }) => ({
        name: release.name,
        version: release.version,
        publishedAt,
        state: live?.[release.name] === release.version ? 'live' : 'published',
      }),
    );
    say(
      json,
      releases,
      table(
        ['NAME', 'VERSION', 'PUBLISHED', 'STATE'],
        releases.map((each) => [each.name, each.version, time(each.publishedAt), each.state]),
      ),
    );
  });

/** `release history`: the log of activations, newest first. */
export const history = ({ json }: { json: boolean }): Promise<void> =>
  withRegistry(async ({ registry }) => {
    const log = await registry.history();
    const changesOf = ({ changes }: Activation) =>
      changes.map(({ name, from, to }) => `${name} ${from ? `${from} → ` : ''}${to}`).join(', ');
    say(
      json,
      log,
      table(
        ['AT', 'ACTION', 'BY', 'CHANGES', 'REASON'],
        log.map((each) => [time(each.at), each.action, each.by, changesOf(each), each.reason]),
      ),
    );
  });
