/** `the-night-train` to `The Night Train`: how a page is called until somebody finds better words. */
export const titleOf = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `the-night-train` to `TheNightTrainPage`: its component. A name cannot begin with a digit. */
export const componentOf = (kebab: string): string =>
  `${titleOf(kebab)
    .replaceAll(' ', '')
    .replace(/^(?=\d)/, 'The')}Page`;
