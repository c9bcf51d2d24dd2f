import { EMPTY_GENTLEMEN_ENTRY } from '@clandor/schemas/gentlemen-waitlist';
import { draftMemory } from '../../parts/draft-memory.ts';

export const gentlemenMemory = draftMemory(EMPTY_GENTLEMEN_ENTRY);
