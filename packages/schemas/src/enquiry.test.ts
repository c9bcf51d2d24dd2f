import { describe, expect, it } from 'vitest';
import { departmentOrGeneral } from './departments.ts';
import { EMPTY_ENQUIRY, enquiryPayloadSchema, enquirySchema, toEnquiryPayload } from './enquiry.ts';
import { fieldIssues } from './issues.ts';

const GOOD = {
  salutation: 'Ms.',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  country: 'United Kingdom',
  countryCode: '+44',
  phoneNumber: '',
  source: 'Word of Mouth',
  message: 'I would like to know more about the club.',
  subscribeUpdates: false,
  agreeTerms: true,
};
const PAYLOAD = toEnquiryPayload(enquirySchema.parse(GOOD), departmentOrGeneral('press'));

const failures = (schema: typeof enquirySchema | typeof enquiryPayloadSchema, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldIssues(result.error);
};

const TOO_LONG_NAME = 'Please keep this to 100 characters';
const UNREADABLE = 'This holds characters that we cannot read. Please type it again';

/** Field, value, message: the same for form and payload. */
const SHARED_RULES: [string, unknown, string][] = [
  ['salutation', '', 'Please select a salutation'],
  ['salutation', 'Sir', 'Please select a salutation'],
  ['firstName', 'A', 'First name is required'],
  ['firstName', '   A   ', 'First name is required'],
  ['firstName', undefined, 'First name is required'],
  ['firstName', ['Ada'], 'First name is required'],
  ['firstName', 'A'.repeat(101), TOO_LONG_NAME],
  ['firstName', 'Ada\nBcc: x', UNREADABLE],
  ['lastName', 'B', 'Last name is required'],
  ['lastName', null, 'Last name is required'],
  ['lastName', 'Bo\u0000b', UNREADABLE],
  ['email', 'ada', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['email', 5, 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@b.co`, 'Please keep this to 254 characters'],
  ['country', '', 'Please select your country'],
  ['country', 'x'.repeat(101), TOO_LONG_NAME],
  ['countryCode', '', 'Please select country code'],
  ['countryCode', '+999', 'Please select country code'],
  ['source', '', 'Please select how you heard about us'],
  ['source', 'Radio', 'Please select how you heard about us'],
  ['message', 'Nineteen letters ok', 'Please provide a detailed message'],
  ['message', ' '.repeat(40), 'Please provide a detailed message'],
  ['message', 'x'.repeat(5001), 'Please keep this to 5,000 characters'],
  ['message', `A lone surrogate \ud800 in a text`, UNREADABLE],
  ['message', { $ne: 1 }, 'Please provide a detailed message'],
  ['subscribeUpdates', 'yes', 'Please tick it or leave it'],
];

describe.each([
  ['the form', enquirySchema, GOOD],
  ['the payload', enquiryPayloadSchema, PAYLOAD],
] as const)('%s', (_, schema, good) => {
  it('takes what is right', () => {
    expect(failures(schema, good)).toEqual([]);
  });

  it.each(SHARED_RULES)('%s %j: %s', (field, value, message) => {
    expect(failures(schema, { ...good, [field]: value })).toEqual([{ field, message }]);
  });

  it('takes the shortest and the longest', () => {
    const edge = { firstName: 'Jo', lastName: 'Li', message: 'Exactly twenty chars' };
    expect(failures(schema, { ...good, ...edge })).toEqual([]);
    expect(failures(schema, { ...good, message: 'x'.repeat(5000), firstName: 'é'.repeat(100) })).toEqual([]);
  });

  it('keeps line breaks in the message and trims the ends', () => {
    const parsed = schema.parse({ ...good, message: '  First line here.\r\n\tSecond, indented. ', firstName: ' Zoë ' });
    expect(parsed).toMatchObject({ message: 'First line here.\r\n\tSecond, indented.', firstName: 'Zoë' });
  });

  it('drops what it does not know, __proto__ included', () => {
    const hostile = JSON.parse(
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"role":"admin"}`,
    );
    const parsed = schema.parse({ ...good, ...hostile, ...JSON.parse('{"extra":[[[]]]}') });
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(schema.parse(good)).sort());
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the form alone', () => {
  it('names every field that an untouched form misses, in its order', () => {
    expect(failures(enquirySchema, EMPTY_ENQUIRY).map(({ field }) => field)).toEqual(
      'salutation firstName lastName email country countryCode source message agreeTerms'.split(' '),
    );
  });

  it('wants the terms agreed to', () => {
    const message = 'You must agree to the terms and conditions';
    for (const agreeTerms of [false, undefined, 'true', 1]) {
      expect(failures(enquirySchema, { ...GOOD, agreeTerms })).toEqual([{ field: 'agreeTerms', message }]);
    }
  });

  it('does without a telephone number and updates', () => {
    const { phoneNumber: _, subscribeUpdates: __, ...rest } = GOOD;
    expect(enquirySchema.parse(rest)).toMatchObject({ phoneNumber: '', subscribeUpdates: false });
    expect(failures(enquirySchema, { ...GOOD, phoneNumber: '0'.repeat(41) })).toHaveLength(1);
  });
});

describe('the payload alone', () => {
  it('is the form, addressed', () => {
    const form = enquirySchema.parse({ ...GOOD, phoneNumber: '20 7946 0000' });
    expect(toEnquiryPayload(form, departmentOrGeneral('press'))).toEqual({
      salutation: 'Ms.',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      country: 'United Kingdom',
      countryCode: '+44',
      phone: '20 7946 0000',
      source: 'Word of Mouth',
      message: 'I would like to know more about the club.',
      subscribeUpdates: false,
      subject: 'Press & Media Inquiry',
      department: 'Press & Media',
      formType: 'press',
    });
  });

  it('refuses what a program put into the hidden field', () => {
    const form = enquirySchema.parse({ ...GOOD, leaveEmpty: '' });
    const payload = { ...toEnquiryPayload(form, departmentOrGeneral('press')), leaveEmpty: 'https://spam.example' };
    expect(fieldIssues(enquiryPayloadSchema.safeParse(payload).error ?? { issues: [] })).toEqual([
      { field: 'leaveEmpty', message: 'Please leave this field empty' },
    ]);
  });

  it('may go to general', () => {
    const form = enquirySchema.parse(GOOD);
    expect(failures(enquiryPayloadSchema, toEnquiryPayload(form, departmentOrGeneral('x')))).toEqual([]);
  });

  it.each([
    ['formType', 'nobody', ['formType']],
    ['formType', 'careers', ['department', 'subject']],
    ['formType', 'toString', ['formType']],
    ['department', 'press', ['department']],
    ['department', undefined, ['department']],
    ['subject', 'Buy now', ['subject']],
    ['subject', 7, ['subject']],
    ['phone', 44, ['phone']],
  ])('%s %j is refused', (field, value, failed) => {
    expect(failures(enquiryPayloadSchema, { ...PAYLOAD, [field]: value }).map((issue) => issue.field)).toEqual(failed);
  });

  it('names wrong department and subject together with all other failed fields', () => {
    const wrong = { formType: 'press', department: 'Sales', subject: 'Sales Inquiry', email: 'x' };
    expect(failures(enquiryPayloadSchema, wrong).map(({ field }) => field)).toEqual(
      'salutation firstName lastName email country countryCode source message department subject'.split(' '),
    );
  });

  it.each([null, [], 'text', 5, undefined])('%j is no enquiry', (value) => {
    expect(failures(enquiryPayloadSchema, value)).toEqual([{ field: '', message: 'An enquiry is a JSON object' }]);
  });
});
