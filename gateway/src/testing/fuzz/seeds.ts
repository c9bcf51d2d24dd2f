/** Seeds of fuzz.ts that are tried in `npm test`: a fixed one, and those that have once found something. */
export const SEEDS: readonly number[] = [20_261_121];
