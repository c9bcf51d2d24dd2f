import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';
import { couplesWaitlistSchema, EMPTY_COUPLES_ENTRY } from './couples-waitlist.ts';
import { EMPTY_GENTLEMEN_ENTRY, gentlemenWaitlistSchema } from './gentlemen-waitlist.ts';
import { fieldIssues } from './issues.ts';
import { EMPTY_LADIES_APPLICATION, ladiesApplicationSchema } from './ladies-application.ts';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from './testing/application-examples.ts';
import { uploadId, uploadUrl } from './uploads.ts';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

const failures = (schema: Schema, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldIssues(error).map(({ field, message }) => `${field}: ${message}`) : [];
};

describe('the ladies application', () => {
  it('names every failed field of an untouched form, in the words of spec section 5', () => {
    expect(failures(ladiesApplicationSchema, EMPTY_LADIES_APPLICATION)).toEqual([
      'fullLegalName: Full legal name is required',
      'dateOfBirth: Date of birth is required',
      'email: Valid email is required',
      'phoneNumber: Phone number is required',
      'primaryCity: Primary city of residence is required',
      'countries: Please select at least one country',
      'uploadedPhotos: 4 high-quality photos required',
      'uploadedVideos: 2 short videos required',
      'photosUploaded: 4 high-quality photos required',
      'videosUploaded: 2 short videos required',
      'lifestyleExperience: Please select your lifestyle experience',
      'presenceDescriptors: Please select at least one descriptor',
      'unforgettableWoman: Please provide a thoughtful response',
      'whatSeparatesYou: Please describe what makes you unique',
      'luxuryComfort: Please select how you feel in luxury environments',
      "openToConsideration: Please select what you're open to",
      'publicAppearances: Please select your preference for public appearances',
      'adultPlatforms: Please select your answer',
      'previousExperience: Please select your answer',
      'whyClandor: Please provide a detailed response',
      'ndaComfortable: You must be comfortable signing an NDA',
      'videoInterview: You must be open to a video interview if selected',
      'understandInvitation: You must understand this is for invitation consideration',
      'understandConfidential: You must understand information remains confidential',
      'agreeToReview: You must agree to team review',
      'agreeToInterview: You must agree to interview if selected',
    ]);
  });

  it('takes a complete one, whatever the age', () => {
    expect(failures(ladiesApplicationSchema, LADIES_EXAMPLE)).toEqual([]);
    expect(failures(ladiesApplicationSchema, { ...LADIES_EXAMPLE, dateOfBirth: '1960-01-31' })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['fullLegalName', 'A', 'Full legal name is required'],
    ['dateOfBirth', '2001-02-30', 'Date of birth is required'],
    ['dateOfBirth', '2999-01-01', 'Date of birth is required'],
    [
      'presenceDescriptors',
      ['Feminine', 'Captivating', 'Intelligent', 'Private', 'Graceful', 'Confident'],
      'Select up to 5 descriptors',
    ],
    ['presenceDescriptors', ['Loud'], 'Please select at least one descriptor'],
    ['unforgettableWoman', 'nine char', 'Please provide a thoughtful response'],
    ['whyClandor', 'nineteen characters', 'Please provide a detailed response'],
    ['uploadedPhotos', LADIES_EXAMPLE.uploadedPhotos.slice(1), '4 high-quality photos required'],
    ['uploadedPhotos', ['/etc/passwd', ...LADIES_EXAMPLE.uploadedPhotos], 'These are not files of yours'],
    [
      'uploadedVideos',
      [...LADIES_EXAMPLE.uploadedVideos, ...LADIES_EXAMPLE.uploadedVideos],
      'The same file stands here twice',
    ],
    ['photosUploaded', false, '4 high-quality photos required'],
    ['leaveEmpty', 'https://spam.example', 'Please leave this field empty'],
  ])('refuses %s: %j', (field, value, message) => {
    expect(failures(ladiesApplicationSchema, { ...LADIES_EXAMPLE, [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it.each([
    'preferredName',
    'socialMediaHandles',
    'personalPriorities',
    'adultPlatformsExplanation',
    'additionalInfo',
    'ndaAccepted',
    'privacyPolicyAccepted',
  ])('may do without %s', (field) => {
    expect(failures(ladiesApplicationSchema, { ...LADIES_EXAMPLE, [field]: undefined })).toEqual([]);
  });
});

describe('the waitlists', () => {
  it('couples: every failed field of an untouched form', () => {
    expect(failures(couplesWaitlistSchema, EMPTY_COUPLES_ENTRY)).toEqual([
      'person1FullName: Full name is required',
      'person1Email: Valid email is required',
      'person1Phone: Phone number is required',
      'person2FullName: Full name is required',
      'person2Email: Valid email is required',
      'person2Phone: Phone number is required',
      'country: Country is required',
      'relationshipLength: Please select relationship length',
    ]);
    expect(failures(couplesWaitlistSchema, COUPLES_EXAMPLE)).toEqual([]);
  });

  it('gentlemen: every failed field of an untouched form; all else is optional', () => {
    expect(failures(gentlemenWaitlistSchema, EMPTY_GENTLEMEN_ENTRY)).toEqual([
      'fullName: Full name is required',
      'email: Valid email is required',
      'phoneNumber: Phone number is required',
      'country: Country is required',
    ]);
    expect(failures(gentlemenWaitlistSchema, GENTLEMEN_EXAMPLE)).toEqual([]);
    const { fullName, email, phoneNumber, country } = GENTLEMEN_EXAMPLE;
    expect(gentlemenWaitlistSchema.parse({ fullName, email, phoneNumber, country })).toMatchObject({
      netWorth: '',
      preferredExperiences: [],
      marketingConsent: false,
    });
  });
});

describe('ages', () => {
  const day = new Date('2026-11-21T12:00:00Z');
  it.each<[string, number | null]>([
    ['2007-11-21', 19],
    ['2007-11-22', 18],
    ['1996-11-21', 30],
    ['1995-11-21', 31],
    ['2004-02-29', 22],
    ['2026-11-22', null],
    ['2026-11-21', 0],
    ['2001-02-30', null],
    ['21/11/2000', null],
    ['', null],
  ])('%s: %s', (dateOfBirth, age) => expect(ageOn(dateOfBirth, day)).toBe(age));
});

it('an upload’s URL leads back to its id, and to nothing else', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(uploadId(uploadUrl(id))).toBe(id);
  for (const url of ['', id, `https://club.test/api/uploads/${id}`, `/api/uploads/../${id}`, `/api/uploads/${id}/`]) {
    expect(uploadId(url)).toBeNull();
  }
});
