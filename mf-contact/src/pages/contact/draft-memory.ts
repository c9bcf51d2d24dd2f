import { draftMemory } from '@clandor/platform';
import { EMPTY_ENQUIRY } from '@clandor/schemas/enquiry';

/**
 * The unsent enquiry: going to read the privacy policy and back loses nothing. One for all departments, so that
 * choosing another does not mean typing again.
 */
export const enquiryMemory = draftMemory('contact/enquiry', EMPTY_ENQUIRY);
