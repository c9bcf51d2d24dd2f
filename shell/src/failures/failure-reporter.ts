import type { Failure, FailureReport, PageComposition } from '@clandor/contract';
import { REPORT_ADDRESS } from '@clandor/contract/report';
import { type RunningRelease, releaseOfError } from './release-of-error.ts';

/** A page that fails in more ways than this has been told of enough. */
const MOST = 8;

export type Report = (release: RunningRelease, failure: Failure) => void;

/**
 * Tells the gateway which release failed, and how: each of it once for each page load, and nothing else. Whoever asks
 * whether a release is fit reads it (docs/decisions/30-last-good-release.md).
 */
export function failureReporter({ id }: PageComposition): Report {
  const told = new Set<string>();
  return ({ name, version }, failure) => {
    const what = `${name}@${version} ${failure}`;
    if (told.has(what) || told.size >= MOST) return;
    told.add(what);
    const report: FailureReport = { composition: id, name, version, failure };
    navigator.sendBeacon?.(REPORT_ADDRESS, JSON.stringify(report));
  };
}

/** Reports what nobody caught, where a release's script threw it. */
export function reportUncaught(composition: PageComposition, report: Report): void {
  const tell = (error: unknown, script?: string) => {
    const stack = error instanceof Error ? error.stack : undefined;
    const release = releaseOfError(composition, location.origin, { stack, script });
    if (release) report(release, 'uncaught');
  };
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
