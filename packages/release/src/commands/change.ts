import type { ReleaseRef } from '@clandor/contract';
import { type Activated, activate, ReleaseError, rollback } from '@clandor/gateway/releases';
import { counting, say } from '@clandor/terminal';
import { releasableName, releaseSpec } from '../names.ts';
import { type Desk, withRegistry } from '../open.ts';

interface ChangeOptions {
  json: boolean;
  reason?: string;
}

/** `release activate`: makes releases live, the newest of a name where no version is said. */
export const activateReleases = (specs: readonly string[], options: ChangeOptions): Promise<void> =>
  withRegistry(async (desk) => {
    const refs = await Promise.all(specs.map((spec) => refOf(desk, spec)));
    tell(await activate(refs, { ...common(desk, options) }), options);
  });

/** `release rollback`: takes one part back. */
export const rollbackRelease = (name: string, to: string | undefined, options: ChangeOptions): Promise<void> =>
  withRegistry(async (desk) => tell(await rollback(releasableName(name), to, common(desk, options)), options));

const common = ({ registry, page }: Desk, { reason = '' }: ChangeOptions) => ({
  registry,
  page,
  reason,
  progress: counting('rendering'),
});

async function refOf({ registry }: Desk, spec: string): Promise<ReleaseRef> {
  const { name, version } = releaseSpec(spec);
  if (version) return { name, version };
  const [newest] = await registry.list(name);
  if (!newest) throw new ReleaseError(`There is no release of ${name}. Publish it first.`);
  return { name, version: newest.release.version };
}

function tell({ composition, changes, changed, pages }: Activated, { json }: ChangeOptions): void {
  const lines = changes.map(({ name, from, to }) => `${name} ${from ? `${from} → ${to}` : to}`);
  say(
    json,
    { composition, changed, changes, pages },
    changed
      ? [...lines, `composition ${composition} is current; ${pages} pages rendered`].join('\n')
      : 'That is live already.',
  );
}
