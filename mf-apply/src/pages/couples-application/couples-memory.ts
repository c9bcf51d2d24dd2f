import { EMPTY_COUPLES_ENTRY } from '@clandor/schemas/couples-waitlist';
import { draftMemory } from '../../parts/draft-memory.ts';

export const couplesMemory = draftMemory(EMPTY_COUPLES_ENTRY);
