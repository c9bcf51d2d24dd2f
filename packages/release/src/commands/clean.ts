import { say } from '@clandor/terminal';
import { withRegistry } from '../open.ts';

/** `release clean`: removes the files of releases that nothing needs. At the gateway's own machine only. */
export const cleanReleases = ({
  days,
  keep,
  dryRun,
  json,
}: {
  days: number;
  keep: number;
  dryRun: boolean;
  json: boolean;
}): Promise<void> =>
  withRegistry(async (desk) => {
    const { removed, kept } = await desk.clean({ olderThanDays: days, keep, dryRun });
    const names = removed.map(({ name, version }) => `${name}@${version}`);
    say(
      json,
      { removed, kept, dryRun },
      removed.length === 0
        ? `nothing to remove; ${kept} releases are kept`
        : [...names, `${dryRun ? 'would be removed' : 'removed'}; ${kept} are kept`].join('\n'),
    );
  });
