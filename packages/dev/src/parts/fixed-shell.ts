import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type Release } from '@clandor/contract';
import { DevError } from '../dev-error.ts';
import { ROOT } from '../root.ts';
import { HOT_VERSION } from './hot-part.ts';
import { runTurbo } from './run-turbo.ts';

/** A part whose files are on this machine. */
export interface LocalPart {
  release: Release;
  /** Holds `web/` and `server/`, absolute. */
  folder: string;
}

/**
 * The working tree's shell as a development build: only a development React can exchange components while they run,
 * and React comes from the shell.
 *
 * @throws DevError when it does not build
 */
export async function fixedShell(): Promise<LocalPart> {
  const output = await runTurbo(['run', 'build:development', '--filter=@clandor/shell', '--output-logs=errors-only']);
  if (output !== null) throw new DevError(`The shell could not be built:\n${output}`);
  const folder = join(ROOT, 'shell/dist-development');
  const build = buildSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  return { folder, release: { ...build, name: 'shell', version: HOT_VERSION } };
}
