import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variantOf } from '@clandor/testing/build-variant';
import { environmentOf, ROOT, type SiteUnderTest } from './sites.ts';

/** A place in a built script where a page can make it throw: `window.breakPage` is asked there, if there is one. */
type Breakpoint = { remote: 'mf-contact' | 'mf-apply'; name: BreakpointName; literal: string };
export type BreakpointName = 'load' | 'choice' | 'form' | 'wizard';

const BREAKPOINTS: readonly Breakpoint[] = [
  { remote: 'mf-contact', name: 'load', literal: '"Interviews, features, facts to check"' },
  { remote: 'mf-contact', name: 'choice', literal: 'title:"Make an Enquiry",intro' },
  { remote: 'mf-contact', name: 'form', literal: '"SUBMIT ENQUIRY"' },
  { remote: 'mf-apply', name: 'wizard', literal: '"Next Step"' },
];

/**
 * Publishes and activates a second release of some remotes, which is the first but for its breakpoints. On the server,
 * where there is no `breakPage`, it renders like any other.
 */
export function publishBreakable(site: SiteUnderTest): void {
  const builds = mkdtempSync(join(tmpdir(), 'clandor-breakable-'));
  const remotes = new Set(BREAKPOINTS.map(({ remote }) => remote));
  for (const remote of remotes) {
    const points = BREAKPOINTS.filter((each) => each.remote === remote);
    const built = points.reduce(
      (folder, { name, literal }) => variantOf(folder, literal, asking(name, literal)),
      join(ROOT, remote, 'dist'),
    );
    renameSync(built, join(builds, remote));
  }
  execFileSync(
    'node',
    ['packages/release/src/main.ts', 'publish', ...remotes, '--from', builds, '--activate', '--reason', 'breakable'],
    { cwd: ROOT, env: environmentOf(site), stdio: 'inherit' },
  );
}

/** The literal, and the question before it. */
function asking(name: BreakpointName, literal: string): string {
  const [text] = /"[^"]*"/.exec(literal) as RegExpExecArray;
  return literal.replace(text, `(globalThis.breakPage?.("${name}")??${text})`);
}
