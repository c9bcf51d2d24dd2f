import * as z from 'zod/mini';
import { BOT_TRAP, botTrap, withoutTrap } from './bot-trap.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { DEPARTMENTS, type Department, enquirySubject, GENERAL_DEPARTMENT } from './departments.ts';
import { choice, email, LIMITS, line, mustBeTrue, optionalBox, text } from './fields.ts';
import { SALUTATIONS } from './salutations.ts';
import { SOURCES } from './sources.ts';

/**
 * The rules that form and payload share, each with the words of spec section 5.
 * `country` is text and not one of COUNTRIES: a tab that was open before a country changed its name must still be heard.
 */
const shared = {
  salutation: choice(SALUTATIONS, 'Please select a salutation'),
  firstName: line({ min: 2, max: LIMITS.name, message: 'First name is required' }),
  lastName: line({ min: 2, max: LIMITS.name, message: 'Last name is required' }),
  email: email('Invalid email address'),
  country: line({ max: LIMITS.country, message: 'Please select your country' }),
  countryCode: choice(
    COUNTRY_CODES.map(({ value }) => value),
    'Please select country code',
  ),
  source: choice(SOURCES, 'Please select how you heard about us'),
  message: text({ min: 20, max: LIMITS.message, message: 'Please provide a detailed message' }),
  subscribeUpdates: optionalBox(),
  [BOT_TRAP]: botTrap(),
};

const phone = () => z._default(line({ min: 0, max: LIMITS.phone, message: 'Please enter a phone number as text' }), '');

/** The enquiry form as the visitor fills it in (spec sections 3 and 5). */
export const enquirySchema = z.object({
  ...shared,
  phoneNumber: phone(),
  agreeTerms: mustBeTrue('You must agree to the terms and conditions'),
});

/** The form's state while it is being filled in. */
export interface EnquiryDraft {
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  countryCode: string;
  phoneNumber: string;
  source: string;
  message: string;
  subscribeUpdates: boolean;
  agreeTerms: boolean;
  [BOT_TRAP]: string;
}

/** The form once it has passed. */
export type Enquiry = z.output<typeof enquirySchema>;

/** An untouched form. */
export const EMPTY_ENQUIRY: Readonly<EnquiryDraft> = {
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  countryCode: '',
  phoneNumber: '',
  source: '',
  message: '',
  subscribeUpdates: false,
  agreeTerms: false,
  [BOT_TRAP]: '',
};

const WRONG_DEPARTMENT = 'Please select a department';
const WRONG_SUBJECT = 'The subject must be that of the department';

/**
 * What `POST /api/form-submit` takes (spec section 3). The same rules as the form's; department and subject must be
 * those of `formType`. Fields that it does not know are dropped: a form may be released before its gateway.
 */
export const enquiryPayloadSchema = z
  .object(
    {
      ...shared,
      phone: phone(),
      formType: choice([...DEPARTMENTS.map(({ id }) => id), GENERAL_DEPARTMENT.id], WRONG_DEPARTMENT),
      department: z.string(WRONG_DEPARTMENT),
      subject: z.string(WRONG_SUBJECT),
    },
    'An enquiry is a JSON object',
  )
  .check(
    // `when`: also while other fields have failed, so that all of them are named at once.
    z.refine((payload) => agrees(payload, 'department', ({ title }) => title), {
      path: ['department'],
      error: WRONG_DEPARTMENT,
      when: ({ value }) => isText(value, 'department'),
    }),
    z.refine((payload) => agrees(payload, 'subject', enquirySubject), {
      path: ['subject'],
      error: WRONG_SUBJECT,
      when: ({ value }) => isText(value, 'subject'),
    }),
  );
export type EnquiryPayload = z.output<typeof enquiryPayloadSchema>;

/** The payload of a form that has passed, addressed to a department (spec section 3). */
export function toEnquiryPayload(
  { agreeTerms: _, phoneNumber, ...form }: Enquiry,
  department: Department,
): EnquiryPayload {
  return {
    ...withoutTrap(form),
    phone: phoneNumber,
    subject: enquirySubject(department),
    department: department.title,
    formType: department.id,
  };
}

/** Whether a field says what the department of `formType` asks for. An unknown department has been reported already. */
function agrees<Field extends 'department' | 'subject'>(
  payload: { formType: string } & Record<Field, string>,
  field: Field,
  expected: (department: Department) => string,
): boolean {
  const department = [...DEPARTMENTS, GENERAL_DEPARTMENT].find(({ id }) => id === payload.formType);
  return !department || payload[field] === expected(department);
}

const isText = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === 'string';
