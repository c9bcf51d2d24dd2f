/** The longest line of what code writes while it renders, in characters, and so many lines of each page. */
export const LONGEST_SAID = 1_000;
export const MOST_SAID = 20;

/** In place of an error, where its text may hold what a visitor wrote. */
export const UNSAID = 'the page threw over a plain post; what it said is not kept, because it may repeat what was sent';
