import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Lays files out as the house does: a long name breaks a line where a short one does not. */
export async function tidy(root: string, files: readonly string[]): Promise<void> {
  await promisify(execFile)(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root });
}
