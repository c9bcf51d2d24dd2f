import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Remembers which files of a folder this process runs itself from now on: routes, loaders, configuration. Node keeps
 * the first state of such a file, so a change of one needs a new process.
 *
 * @returns the files so far
 */
export function watchNodeFiles(folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) {
        const file = fileURLToPath(url);
        if (file.startsWith(`${folder}/`)) files.add(file);
      }
      return nextLoad(url, context);
    },
  });
  return files;
}
