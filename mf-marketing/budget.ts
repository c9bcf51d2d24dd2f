import type { Budget } from '@clandor/contract';

/** What a release of this remote may weigh, in bytes as browsers fetch them (Brotli); a heavier one is refused. */
export const budget: Budget = { entry: 4_300, page: 18_600 };
