/** As numbers: 1.0.10 comes after 1.0.9. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** The highest of some versions; undefined when there is none. */
export const newestOf = (versions: readonly string[]): string | undefined => versions.toSorted(compareVersions).at(-1);

/** 1.0.0 first, then the last number up. */
export function nextVersion(versions: readonly string[]): string {
  const newest = newestOf(versions);
  if (!newest) return '1.0.0';
  const [major = 1, minor = 0, patch = 0] = newest.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}
