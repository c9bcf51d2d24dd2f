import type { ActivationOutcome, PageSettings, ReleasableName, ReleaseChange, ReleaseRef } from '@clandor/contract';
import { clubDate } from '../clock.ts';
import type { Progress } from '../pages/check-composition.ts';
import { versionsIn } from './compose.ts';
import { ALL, inWords, type Live, type Plan, planBack, planForAll, planForSome, planWithoutCanary } from './plans.ts';
import { prove } from './prove.ts';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';
import { versionToGoBackTo } from './steps-back.ts';

export interface ActivateOptions {
  registry: Registry;
  /** Where the site is: rendered pages name it. */
  page: PageSettings;
  /** Who does it, for the log. */
  by: string;
  reason?: string;
  /** Told of every page that was rendered. */
  progress?: Progress;
}

/** How often it starts again when other activations come in between. */
const ATTEMPTS = 20;

/**
 * Makes releases live beside whatever else is: composes, renders every page of every remote in a fresh renderer,
 * and only when all of them render writes it to the log, from which every gateway takes it (design.md). A composition
 * that rendered before is switched to without rendering it again.
 *
 * @param percent of the visitors; less than 100 gives the new composition to that share, beside the one that is live
 * @throws ReleaseError when the parts do not go together, a page does not render, a release is blocked, or another
 *   gradual activation is under way; nothing has changed then
 */
export const activate = (
  refs: readonly ReleaseRef[],
  { percent = ALL, ...options }: ActivateOptions & { percent?: number },
): Promise<ActivationOutcome> =>
  change(options, async (live) => {
    if (!Number.isInteger(percent) || percent < 1 || percent > ALL) {
      throw new ReleaseError(`A share of visitors is a whole number from 1 to 100, not ${percent}.`);
    }
    await refuseUnfit(options.registry, refs, 'activate');
    return percent < ALL
      ? planForSome(options.registry, live, refs, percent)
      : planForAll(options.registry, live, refs);
  });

/**
 * Takes one remote, or the shell, back: to the version given, or to the one that was live before. Where only a share of
 * the visitors has its new release, that is taken from them. A gradual activation of anything else ends with it.
 *
 * @throws ReleaseError when there is none to go back to, it does not go with the rest, or it is not supported any more
 */
export const rollback = (
  name: ReleasableName,
  to: string | undefined,
  options: ActivateOptions,
): Promise<ActivationOutcome> =>
  change(options, async (live) => {
    const { registry } = options;
    if (!live.entry || !live.versions) throw new ReleaseError('Nothing is live yet, so nothing can be taken back.');
    const isCanary = live.canary !== null && live.canary[name] !== live.versions[name];
    if (isCanary && (to === undefined || to === live.versions[name])) return planWithoutCanary(registry, live);
    const version = to ?? (await versionToGoBackTo(registry, name));
    await refuseUnfit(registry, [{ name, version }], 'roll back to');
    return planBack(registry, live, { name, version });
  });

/**
 * Takes a canary from its visitors and keeps its releases from being made live until somebody lifts that.
 *
 * @param seq the entry of the log that was looked at; when it is not the last any more, nothing is done
 * @returns what was done; null when somebody else has changed something meanwhile
 */
export async function takeCanaryBack(
  seq: number,
  { registry, by, reason = '' }: Pick<ActivateOptions, 'registry' | 'by' | 'reason'>,
): Promise<ReleaseChange[] | null> {
  const live = await liveNow(registry);
  if (live.entry?.seq !== seq || !live.canary) return null;
  const plan = await planWithoutCanary(registry, live);
  const at = clubDate().toISOString();
  const blocks = plan.changes.flatMap(({ name, from }) => (from ? [{ name, version: from, at, by, reason }] : []));
  return (await record(registry, live, { ...plan, blocks }, { by, reason })) ? plan.changes : null;
}

async function change(options: ActivateOptions, makePlan: (live: Live) => Promise<Plan>): Promise<ActivationOutcome> {
  const { registry, page, progress } = options;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const live = await liveNow(registry);
    const plan = await makePlan(live);
    const { composition, canary, percent, changes } = plan;
    const outcome = { composition: canary ?? composition, changes, percent: canary ? percent : ALL };
    const { entry } = live;
    if (entry && entry.composition === composition && entry.canary === canary && entry.percent === percent) {
      return { ...outcome, changed: false, pages: 0 };
    }
    let pages = 0;
    for (const each of plan.compositions) pages += await prove(registry, each, { page, progress });
    if (await record(registry, live, plan, options)) return { ...outcome, changed: true, pages };
  }
  throw new ReleaseError('Other activations came in between each time. Look at `release history` and try again.');
}

const liveNow = async (registry: Registry): Promise<Live> => {
  const entry = await registry.current();
  return {
    entry,
    versions: entry && (await registry.versionsOf(entry.composition)),
    canary: entry?.canary ? await registry.versionsOf(entry.canary) : null,
  };
};

function record(
  registry: Registry,
  live: Live,
  plan: Plan,
  { by, reason = '' }: Pick<ActivateOptions, 'by' | 'reason'>,
): Promise<boolean> {
  const { compositions, details = [], action, changes, ...rest } = plan;
  return registry.record({
    ...rest,
    action,
    changes,
    by,
    reason,
    versions: Object.fromEntries(compositions.map((each) => [each.id, versionsIn(each)])),
    basedOn: live.entry?.seq ?? null,
    event: {
      by,
      action,
      subject: changes.map(({ name, to }) => `${name}@${to}`).join(' '),
      reason,
      details: [...changes.map(inWords), ...details],
    },
  });
}

/** A blocked or removed release is not made live; one past its date is not gone back to. */
async function refuseUnfit(registry: Registry, refs: readonly ReleaseRef[], verb: string): Promise<void> {
  const today = clubDate().toISOString().slice(0, 10);
  for (const { name, version } of refs) {
    const { blocked, removedAt, supportedUntil } = await registry.published(name, version);
    const ref = `${name}@${version}`;
    if (blocked) {
      throw new ReleaseError(
        `Cannot ${verb} ${ref}: ${blocked.by} blocked it (${blocked.reason}). \`release unblock ${ref} --reason …\` lifts that.`,
      );
    }
    if (removedAt)
      throw new ReleaseError(
        `Cannot ${verb} ${ref}: its files were removed on ${removedAt.slice(0, 10)}. Publish it again.`,
      );
    if (verb !== 'activate' && supportedUntil && supportedUntil < today) {
      throw new ReleaseError(
        `Cannot ${verb} ${ref}: it was supported until ${supportedUntil}. \`release support ${ref} --until …\` moves that date, if what it talks to is still there.`,
      );
    }
  }
}
