/** The longest line of what code writes while it renders, in characters, and so many lines of each page. */
export const LONGEST_SAID = 1_000;
export const MOST_SAID = 20;
