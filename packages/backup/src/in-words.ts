/** `1 file`, `3 files`. */
export const inWords = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
