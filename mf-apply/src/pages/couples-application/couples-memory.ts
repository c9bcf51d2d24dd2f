import { draftMemory } from '@clandor/platform';
import { EMPTY_COUPLES_ENTRY } from '@clandor/schemas/couples-waitlist';

export const couplesMemory = draftMemory('apply/couples', EMPTY_COUPLES_ENTRY);
