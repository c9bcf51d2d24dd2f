import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Watching {
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Tells webpack that a module is made of a folder's files. */
export function watchFolder(loader: Watching, folder: string): void {
  loader.addContextDependency(folder);
  for (const file of readdirSync(folder)) loader.addDependency(join(folder, file));
}
