import { ReleaseError } from '../releases/release-error.ts';
import { pathsOf, UNKNOWN_PATH } from './paths.ts';
import { Renderer } from './renderer/renderer.ts';
import type { RendererOptions } from './renderer/start-renderer.ts';

/** Told after each page: how many are done, of how many. */
export type Progress = (done: number, total: number) => void;

/**
 * Proves that a composition can be served: a fresh renderer, every path of every remote, and the 404 screen.
 *
 * @returns how many pages were rendered
 * @throws ReleaseError with each path that failed and why
 */
export async function checkComposition({
  progress,
  ...options
}: RendererOptions & { progress?: Progress }): Promise<number> {
  const renderer = await Renderer.open(options).catch((error: Error) => {
    throw new ReleaseError('This composition does not start, so nothing was activated:', [firstLines(error.message)]);
  });
  const paths = [...pathsOf(options.composition), UNKNOWN_PATH];
  const problems: string[] = [];
  for (const [index, path] of paths.entries()) {
    const expected = path === UNKNOWN_PATH ? 404 : 200;
    await renderer.render(path).then(
      ({ status }) => {
        if (status !== expected) problems.push(`${path} answers ${status} instead of ${expected}`);
      },
      (error: Error) => {
        problems.push(`${path}: ${firstLines(error.message)}`);
      },
    );
    progress?.(index + 1, paths.length);
  }
  await renderer.close();
  if (problems.length > 0) throw new ReleaseError('These pages do not render, so nothing was activated:', problems);
  return paths.length;
}

const firstLines = (text: string): string => text.split('\n').slice(0, 3).join('\n    ');
