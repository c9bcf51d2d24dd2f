import type { GuardReading } from '@clandor/contract';
import type { Logger } from 'pino';
import { takeCanaryBack } from '../releases/activate.ts';
import type { Activation, Registry } from '../releases/registry.ts';
import { countsOf } from './counts.ts';
import { evidence, failsClearlyMore } from './evidence.ts';
import { GUARD } from './thresholds.ts';

export const GUARD_NAME = 'guard';

/** What the figures say of the canary that is served under an entry of the log; null without one. */
export async function readGuard(registry: Registry, entry: Activation): Promise<GuardReading | null> {
  if (entry.canary === null) return null;
  const [stable, canary] = await Promise.all([
    countsOf(registry.database, entry.seq, entry.composition),
    countsOf(registry.database, entry.seq, entry.canary),
  ]);
  return { stable, canary, evidence: evidence(stable, canary) };
}

/**
 * Looks at the canary once: one that fails clearly more than what is live is taken back, and its releases are blocked
 * until somebody lifts that. Any number of gateways may look; the log lets one of them act.
 *
 * @returns what was taken back, in words; null when nothing was
 */
export async function guardOnce(registry: Registry, log: Logger): Promise<string | null> {
  const entry = await registry.current();
  const reading = entry && (await readGuard(registry, entry));
  if (!reading || !failsClearlyMore(reading.stable, reading.canary)) return null;
  const { stable, canary } = reading;
  const reason = `fails clearly more: ${canary.failures} failures in ${canary.pages} pages, against ${stable.failures} in ${stable.pages} of what is live`;
  const changes = await takeCanaryBack(entry.seq, { registry, by: GUARD_NAME, reason });
  if (!changes) return null;
  log.error({ changes, stable, canary }, 'a new release failed clearly more than the old one and was taken back');
  return reason;
}

/** Watches whatever canary there is until it is stopped. */
export function startGuard(registry: Registry, log: Logger): () => Promise<void> {
  let looking: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    looking = guardOnce(registry, log)
      .catch((error) => log.error({ err: error }, 'the guard could not look'))
      .finally(() => {
        busy = false;
      });
  }, GUARD.every);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
