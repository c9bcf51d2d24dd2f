import type { Composition } from '@clandor/contract';
import { ReleaseError } from '../releases/release-error.ts';
import { pathsOf, UNKNOWN_PATH } from './paths.ts';
import { type RendererOptions, type RunningRenderer, startRenderer } from './renderer/start-renderer.ts';

/** Told after each page: how many are done, of how many. */
export type Progress = (done: number, total: number) => void;

/** A page that hangs costs seconds. After so many that ended their renderer, the rest is not tried. */
const MOST_ENDS = 5;

/**
 * Proves that a composition can be served: a fresh renderer, every path of every remote, and the 404 screen; and that
 * every page that takes a form without scripts reads an empty one.
 * A page that ends its renderer is followed by a fresh one, so that no page is blamed for another's fault.
 *
 * @returns how many pages were rendered
 * @throws ReleaseError with each path that failed and why
 */
export async function checkComposition({
  progress,
  ...options
}: RendererOptions & { progress?: Progress }): Promise<number> {
  let renderer = await start(options);
  const paths = [...pathsOf(options.composition), UNKNOWN_PATH];
  const problems: string[] = [];
  let ends = 0;
  try {
    for (const [index, path] of paths.entries()) {
      const problem = await problemOf(renderer, path);
      if (problem) problems.push(problem);
      progress?.(index + 1, paths.length);
      if (renderer.alive()) continue;
      ends += 1;
      const left = paths.length - index - 1;
      if (left > 0 && ends === MOST_ENDS) {
        problems.push(`… and ${left} more were not tried`);
        break;
      }
      if (left > 0) renderer = await start(options);
    }
    if (problems.length === 0) problems.push(...(await unreadForms(renderer, options.composition)));
  } finally {
    renderer.kill();
  }
  if (problems.length > 0) throw new ReleaseError('These pages do not render, so nothing was activated:', problems);
  return paths.length;
}

const start = (options: RendererOptions): Promise<RunningRenderer> =>
  startRenderer({ ...options, unhurried: true }).catch((error: Error) => {
    throw new ReleaseError('This composition does not start, so nothing was activated:', [firstLines(error.message)]);
  });

async function problemOf(renderer: RunningRenderer, path: string): Promise<string | undefined> {
  const expected = path === UNKNOWN_PATH ? 404 : 200;
  return renderer.render(path).then(
    ({ status }) => (status === expected ? undefined : `${path} answers ${status} instead of ${expected}`),
    (error: Error) => `${path}: ${firstLines(error.message)}`,
  );
}

/** Of a route with a parameter, not every address has the form (`/contact`): one of them must. */
async function unreadForms(renderer: RunningRenderer, { remotes }: Composition): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, paths } of remotes.flatMap(({ routes }) => routes.filter(({ plainPost }) => plainPost))) {
    const read = await Promise.allSettled(paths.map((each) => renderer.readPlainPost(each, [])));
    const thrown = read.find((each) => each.status === 'rejected');
    if (thrown) problems.push(`${path} does not read an empty form: ${firstLines(String(thrown.reason))}`);
    else if (!read.some((each) => each.status === 'fulfilled' && each.value)) {
      problems.push(
        `${path} is to take its form without scripts, but nothing reads it: its page exports no plainPost, or the shell knows none`,
      );
    }
  }
  return problems;
}

const firstLines = (text: string): string => text.split('\n').slice(0, 3).join('\n    ');
