import type { OpsCanary, OpsPart, ReleaseChange } from '@clandor/contract';
import { say, table, time } from '@clandor/terminal';
import { releasableName } from '../names.ts';
import { type Where, withOperations } from '../open.ts';

interface LookOptions extends Where {
  json: boolean;
}

/** `release status`: what is live, since when, and what only some visitors get. */
export const status = (options: LookOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const { composition, canary, parts } = await desk.state();
    if (!composition) {
      say(
        options.json,
        { composition: null, since: null, shell: null, remotes: [] },
        'Nothing is live yet: `release sync` publishes and activates.',
      );
      return;
    }
    const part = ({ name, version, since }: OpsPart) => ({ name, version, since });
    const [shell, ...remotes] = parts
      .toSorted((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'))
      .map(part);
    const answer = { composition: composition.id, since: composition.since, shell, remotes, ...(canary && { canary }) };
    say(
      options.json,
      answer,
      [
        `composition ${composition.id}, since ${time(composition.since)}, by ${composition.by}`,
        table(
          ['NAME', 'VERSION', 'SINCE', 'BY', 'GOES BACK TO'],
          parts.map((each) => [each.name, each.version, time(each.since), each.by, each.previous ?? '']),
        ),
        ...(canary ? [canaryInWords(canary)] : []),
      ].join('\n\n'),
    );
  });

function canaryInWords({ percent, changes, since, guard: { stable, canary, evidence } }: OpsCanary): string {
  const rate = ({ pages, failures }: typeof stable) => `${failures} failures in ${pages} pages`;
  return [
    `${percent} % of visitors get ${changes.map(inWords).join(', ')}, since ${time(since)}`,
    `  new: ${rate(canary)}; live: ${rate(stable)}; against it: ${Math.round(evidence * 100)} % of what takes it back`,
  ].join('\n');
}

/** `release list`: every release, newest first. */
export const list = (name: string | undefined, options: LookOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const releases = await desk.releases(name === undefined ? undefined : releasableName(name));
    say(
      options.json,
      releases.map((each) => ({
        name: each.name,
        version: each.version,
        publishedAt: each.publishedAt,
        state: each.state,
      })),
      table(
        ['NAME', 'VERSION', 'PUBLISHED', 'STATE'],
        releases.map((each) => [
          each.name,
          each.version,
          time(each.publishedAt),
          [
            each.state,
            ...(each.blocked ? [`by ${each.blocked.by}: ${each.blocked.reason}`] : []),
            ...(each.supportedUntil ? [`supported until ${each.supportedUntil}`] : []),
          ].join(', '),
        ]),
      ),
    );
  });

/** `release history`: the log of what was live, newest first. */
export const history = (options: LookOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const log = await desk.history();
    say(
      options.json,
      log,
      table(
        ['AT', 'ACTION', 'BY', 'CHANGES', 'REASON'],
        log.map((each) => [
          time(each.at),
          each.canary && each.action === 'activate' ? `${each.action} ${each.percent} %` : each.action,
          each.by,
          each.changes.map(inWords).join(', '),
          each.reason,
        ]),
      ),
    );
  });

/** `release log`: everything that was done or refused, newest first. */
export const log = ({ limit, ...options }: LookOptions & { limit: number }): Promise<void> =>
  withOperations(options, async (desk) => {
    const events = await desk.log({ limit });
    say(
      options.json,
      events,
      table(
        ['AT', 'ACTION', 'BY', 'WHAT', 'REASON', 'DETAILS'],
        events.map(({ at, action, by, subject, reason, details }) => [
          time(at),
          action,
          by,
          subject,
          reason,
          details.join('; '),
        ]),
      ),
    );
  });

/** `release compare`: what changed from one release to another. */
export const compare = (name: string, from: string, to: string, options: LookOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const { routes, files, size, shared, ...rest } = await desk.compare(releasableName(name), from, to);
    const lines = (title: string, entries: readonly string[]) =>
      entries.length > 0 ? [title, ...entries.map((each) => `  ${each}`)] : [];
    say(
      options.json,
      { ...rest, routes, files, size, shared },
      [
        `${name} ${from} → ${to}`,
        `bytes to start ${size.from.entry} → ${size.to.entry}, heaviest page ${size.from.page} → ${size.to.page}, all ${size.from.all} → ${size.to.all}`,
        ...lines('addresses that came', routes.added),
        ...lines('addresses that went', routes.removed),
        ...lines(
          'files that came',
          files.added.map(({ path, bytes }) => `${path} ${bytes}`),
        ),
        ...lines(
          'files that went',
          files.removed.map(({ path }) => path),
        ),
        ...lines(
          'files that changed',
          files.changed.map((each) => `${each.path} ${each.from} → ${each.to}`),
        ),
        ...lines(
          'shared',
          shared.map((each) => `${each.name} ${each.from ?? 'none'} → ${each.to ?? 'none'}`),
        ),
      ].join('\n'),
    );
  });

const inWords = ({ name, from, to }: ReleaseChange): string => `${name} ${from ? `${from} → ` : ''}${to}`;
