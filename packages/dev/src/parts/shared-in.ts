import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Names what each chunk of a build takes from the shell: the same for the same, so that two builds can be compared. */
export function sharedIn({ modules, chunkGraph }: Compilation): string {
  const taken = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((module) => [...chunkGraph.getModuleChunks(module)].map(({ name }) => `${name} ${module.identifier()}`));
  return createHash('sha256').update(taken.sort().join('\n')).digest('hex').slice(0, 12);
}
