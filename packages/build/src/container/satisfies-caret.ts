const parts = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a release version is in a caret range, the one kind that `shared-modules.ts` writes: the same up to the first
 * part that is not 0, and not older (semver 2.0, as npm reads it). What is no plain `x.y.z`, a prerelease, never is.
 *
 * @param range `^x.y.z`
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const [had, wanted] = [parts(version), parts(range.slice(1))];
  if (had.length !== 3 || had.some(Number.isNaN)) return false;
  const first = wanted.findIndex((part) => part > 0);
  const fixed = first < 0 ? 3 : first + 1;
  for (let index = 0; index < 3; index += 1) {
    const difference = (had[index] as number) - (wanted[index] as number);
    if (difference !== 0) return difference > 0 && index >= fixed;
  }
  return true;
}
