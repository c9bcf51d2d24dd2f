import type { CouplesEntry } from '../couples-waitlist.ts';
import type { GentlemenEntry } from '../gentlemen-waitlist.ts';
import type { LadiesApplication } from '../ladies-application.ts';
import { uploadUrl } from '../uploads.ts';

/** For tests of forms and gateway: submissions that pass. No real persons. */
const url = (digit: string) => uploadUrl(digit.repeat(32));

export const LADIES_EXAMPLE: LadiesApplication = {
  fullLegalName: 'Ada Margarethe Lovelace',
  preferredName: 'Ada',
  dateOfBirth: '2001-06-15',
  email: 'ada@example.org',
  phoneNumber: '+44 20 7946 0000',
  primaryCity: 'London',
  countries: ['United Kingdom', 'Italy'],
  socialMediaHandles: '@ada.example',
  uploadedPhotos: ['1', '2', '3', '4'].map(url),
  uploadedVideos: ['5', '6'].map(url),
  photosUploaded: true,
  videosUploaded: true,
  lifestyleExperience: ['Live in or travel to luxury cities'],
  personalPriorities: ['Travel'],
  presenceDescriptors: ['Private', 'Graceful'],
  unforgettableWoman: 'She listens, and remembers.',
  whatSeparatesYou: 'I finish what I begin.',
  luxuryComfort: 'At ease',
  openToConsideration: ['Open to possibilities'],
  publicAppearances: 'Yes — selectively, based on the setting',
  adultPlatforms: 'No',
  adultPlatformsExplanation: '',
  previousExperience: 'Prefer not to say',
  whyClandor: 'Because it is quiet, and because it says no.',
  ndaComfortable: true,
  videoInterview: true,
  additionalInfo: '',
  understandInvitation: true,
  understandConfidential: true,
  agreeToReview: true,
  agreeToInterview: true,
  ndaAccepted: true,
  privacyPolicyAccepted: true,
};

export const COUPLES_EXAMPLE: CouplesEntry = {
  person1FullName: 'Clara Wieck',
  person1Email: 'clara@example.org',
  person1Phone: '+49 30 5550 0001',
  person2FullName: 'Robert Schumann',
  person2Email: 'robert@example.org',
  person2Phone: '+49 30 5550 0002',
  country: 'Germany',
  relationshipLength: '5-10 years',
  additionalInfo: 'We travel in spring.',
};

export const GENTLEMEN_EXAMPLE: GentlemenEntry = {
  fullName: 'Charles Babbage',
  email: 'charles@example.org',
  phoneNumber: '+44 20 7946 0001',
  country: 'United Kingdom',
  netWorth: '$5M - $10M',
  investmentFocus: 'Machines',
  preferredExperiences: ['Fine Dining', 'Art & Culture'],
  additionalNotes: 'Early risers only.',
  howHeard: 'A friend',
  marketingConsent: false,
};

/** What a person answers in the form of any department. */
export const ENQUIRY_EXAMPLE = {
  salutation: 'Ms.',
  firstName: 'Zoë',
  lastName: 'Byron',
  email: 'zoe@example.com',
  country: 'Italy',
  countryCode: '+39',
  source: 'Podcast Mention',
  message: 'I would like to write about the club and its members.',
  agreeTerms: true,
} as const;
