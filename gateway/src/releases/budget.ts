import type { Build, Sizes } from '@clandor/contract';

/**
 * What a release weighs more than its own budget allows.
 *
 * @returns a sentence for each, with what to do
 */
export function overBudget({ budget }: Pick<Build, 'budget'>, { entry, page }: Sizes): string[] {
  if (!budget) return [];
  const one = (what: string, is: number, may: number): string[] =>
    is > may
      ? [
          `${what} ${is.toLocaleString('en-GB')} bytes (Brotli), and its budget is ${may.toLocaleString('en-GB')}: take something out, or raise the budget in its budget.ts and say why`,
        ]
      : [];
  return [
    ...one('its first scripts weigh', entry, budget.entry),
    ...one("its heaviest page's scripts weigh", page, budget.page),
  ];
}

/**
 * What a build weighs for browsers.
 *
 * @param compressed bytes of a file as it is sent: its Brotli copy where there is one
 */
export function sizesOf({ entry, routes, files }: Build, compressed: (path: string) => number): Sizes {
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + compressed(path), 0);
  return {
    entry: sum(entry),
    page: Math.max(0, ...routes.map((route) => sum(route.files))),
    all: sum(files.map(({ path }) => path).filter((path) => path.startsWith('web/'))),
  };
}
