import type { ActivationOutcome } from '@clandor/contract';
import { counting, say } from '@clandor/terminal';
import { exactRelease, releasableName, releaseSpec } from '../names.ts';
import { type Where, withOperations } from '../open.ts';

interface ChangeOptions extends Where {
  json: boolean;
  reason?: string;
}

/** In the log, where nobody said why. */
const UNSAID = 'no reason given';
const because = ({ reason }: ChangeOptions): string => reason ?? UNSAID;

/** `release activate`: makes releases live, the newest of a name where no version is said. */
export const activateReleases = (
  specs: readonly string[],
  { percent, ...options }: ChangeOptions & { percent?: number },
): Promise<void> =>
  withOperations(options, async (desk) => {
    const order = { releases: specs.map(releaseSpec), percent, reason: because(options) };
    tell(await desk.activate(order, counting('rendering')), options);
  });

/** `release rollback`: takes one part back. */
export const rollbackRelease = (name: string, version: string | undefined, options: ChangeOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const order = { name: releasableName(name), to: version, reason: because(options) };
    tell(await desk.rollback(order, counting('rendering')), options);
  });

/** `release block`: keeps a release from being made live. */
export const blockRelease = (spec: string, options: ChangeOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const ref = exactRelease(spec);
    await desk.block(ref, because(options));
    say(options.json, { ...ref, blocked: true }, `${spec} cannot be made live until \`release unblock ${spec}\``);
  });

/** `release unblock`: lifts that. */
export const unblockRelease = (spec: string, options: ChangeOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const ref = exactRelease(spec);
    await desk.unblock(ref, because(options));
    say(options.json, { ...ref, blocked: false }, `${spec} can be made live again`);
  });

/** `release support`: until when a release may be gone back to. */
export const supportRelease = (spec: string, { until, ...options }: ChangeOptions & { until: string }): Promise<void> =>
  withOperations(options, async (desk) => {
    const ref = exactRelease(spec);
    const supportedUntil = until === 'always' ? null : until;
    await desk.support(ref, supportedUntil, because(options));
    say(
      options.json,
      { ...ref, supportedUntil },
      `${spec} may be gone back to ${supportedUntil ? `until ${until}` : 'without an end'}`,
    );
  });

/** `release preview`: a link under which one browser sees the site with one release in it. */
export const previewRelease = (
  spec: string,
  { hours, ...options }: ChangeOptions & { hours?: number },
): Promise<void> =>
  withOperations(options, async (desk) => {
    const { url, expires } = await desk.preview({ ...exactRelease(spec), hours });
    say(
      options.json,
      { url, expires },
      `${url}\ngood until ${expires.slice(0, 16).replace('T', ' ')} UTC, for whoever has it`,
    );
  });

function tell({ composition, changes, changed, pages, percent }: ActivationOutcome, { json }: ChangeOptions): void {
  const lines = changes.map(({ name, from, to }) => `${name} ${from ? `${from} → ${to}` : to}`);
  const proof = pages > 0 ? `${pages} pages rendered` : 'it was live before, so nothing was rendered again';
  const whom = percent < 100 ? `is what ${percent} % of visitors get` : 'is current';
  say(
    json,
    { composition, changed, changes, pages, percent },
    changed ? [...lines, `composition ${composition} ${whom}; ${proof}`].join('\n') : 'That is live already.',
  );
}
