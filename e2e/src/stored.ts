import { execFileSync } from 'node:child_process';
import { environmentOf, PRODUCTION, ROOT, type SiteUnderTest } from './sites.ts';

/** A submission as the desk exports it. */
export interface StoredSubmission {
  reference: string;
  kind: string;
  department: string | null;
  files: number;
  payload: Record<string, unknown> | null;
}

/** What a gateway has stored, opened by the desk command: what visitors send lies encrypted. */
export function stored(
  kind: 'enquiry' | 'ladies' | 'couples' | 'gentlemen',
  site: SiteUnderTest = PRODUCTION,
): StoredSubmission[] {
  const args = ['packages/desk/src/main.ts', 'export', '--json', '--kind', kind];
  const options = { cwd: ROOT, env: environmentOf(site), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync('node', args, options));
}
