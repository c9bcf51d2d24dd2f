import { draftMemory } from '@clandor/platform';
import { EMPTY_GENTLEMEN_ENTRY } from '@clandor/schemas/gentlemen-waitlist';

export const gentlemenMemory = draftMemory('apply/gentlemen', EMPTY_GENTLEMEN_ENTRY);
