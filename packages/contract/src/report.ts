import type { RemoteName } from './release.ts';

/** Where the shell sends what failed, by `navigator.sendBeacon` (JSON, `text/plain` as beacons are). */
export const REPORT_ADDRESS = '/api/failure-reports';

/**
 * What may fail in a browser: a remote's script that did not load (for whatever reason), a page that threw while it was
 * drawn, and an error that nobody caught, by the release whose script threw it.
 */
export const FAILURES = ['load', 'render', 'uncaught'] as const;
export type Failure = (typeof FAILURES)[number];

/** One failure, told once for each page load, release and kind. No text of the error, no address: nothing of a visitor. */
export interface FailureReport {
  composition: string;
  name: 'shell' | RemoteName;
  version: string;
  failure: Failure;
}
