import { isInnerPath } from '@clandor/contract';
import { z } from 'zod';

/**
 * A backup is a tar.gz: `backup.json` first, `manifest.json` last, and between them the files under the names that they
 * have in the data folder. Any tar can read it.
 */
export const HEADER = 'backup.json';
export const MANIFEST = 'manifest.json';
/** The copy of the embedded database. */
export const DATABASE = 'club.sqlite';

export const headerSchema = z.object({
  format: z.literal(1, { error: 'is of another version of this program' }),
  createdAt: z.iso.datetime(),
});

export const manifestSchema = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Uploads whose records are in the copy of the database and which were removed before their turn came. */
  removed: z.array(z.string()),
  /** Uploads whose records are there and whose files are not. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

const NAMES = [/^club\.sqlite$/, /^keys\/[\w-]{1,80}\.key$/, /^uploads\/[0-9a-f]{32}$/];
const RELEASE_FILE = /^releases\/[a-z0-9-]+\/\d+\.\d+\.\d+\/(.+)$/;

/** Whether a backup may hold a file of this name: nothing else is ever written. */
export function isBackedUp(path: string): boolean {
  const inner = RELEASE_FILE.exec(path)?.[1];
  return inner === undefined ? NAMES.some((name) => name.test(path)) : isInnerPath(inner);
}
