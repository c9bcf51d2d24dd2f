import type { Budget } from '@clandor/contract';

/** What a release of this shell may weigh, in bytes as browsers fetch them (Brotli); a heavier one is refused. */
export const budget: Budget = { entry: 116_000, page: 0 };
