import { departmentOrGeneral } from '@clandor/schemas/departments';
import { type EnquiryPayload, enquirySchema, toEnquiryPayload } from '@clandor/schemas/enquiry';

/** A payload that passes, addressed to the press department. */
export const ENQUIRY: EnquiryPayload = toEnquiryPayload(
  enquirySchema.parse({
    salutation: 'Ms.',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    country: 'United Kingdom',
    countryCode: '+44',
    source: 'Word of Mouth',
    message: 'I would like to write about the club. Whom may I speak to?',
    agreeTerms: true,
  }),
  departmentOrGeneral('press'),
);

export const JSON_HEADERS = { 'content-type': 'application/json' };
