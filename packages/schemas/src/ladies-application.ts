import * as z from 'zod/mini';
import { ageOn } from './age.ts';
import { BOT_TRAP, botTrap } from './bot-trap.ts';
import {
  choice,
  choices,
  email,
  LIMITS,
  line,
  mustBeTrue,
  optionalBox,
  optionalLine,
  optionalText,
  text,
} from './fields.ts';
import {
  ADULT_PLATFORMS,
  LIFESTYLE_EXPERIENCE,
  LUXURY_COMFORT,
  MOST_DESCRIPTORS,
  OPEN_TO_CONSIDERATION,
  PERSONAL_PRIORITIES,
  PRESENCE_DESCRIPTORS,
  PREVIOUS_EXPERIENCE,
  PUBLIC_APPEARANCES,
} from './ladies-options.ts';
import { UPLOAD_RULES, type UploadKind, uploadId } from './uploads.ts';

/** More countries than anybody lives in. */
const MOST_COUNTRIES = 50;

/** URLs that `POST /api/upload-files` gave. */
function uploads(kind: UploadKind) {
  const { least, most, tooFew } = UPLOAD_RULES[kind];
  return z.array(z.string(tooFew), tooFew).check(
    z.minLength(least, tooFew),
    z.maxLength(most, `At most ${most} ${kind}s`),
    z.refine((urls) => urls.every((url) => uploadId(url) !== null), 'These are not files of yours'),
    z.refine((urls) => new Set(urls).size === urls.length, 'The same file stands here twice'),
  );
}

/**
 * The ladies application: what the wizard checks and what `POST /api/ladies-applications` takes (spec sections 3
 * and 5). The age is not checked here: outside 19 to 30 the form warns only.
 */
export const ladiesApplicationSchema = z.object(
  {
    fullLegalName: line({ min: 2, max: LIMITS.name, message: 'Full legal name is required' }),
    preferredName: optionalLine(LIMITS.name),
    dateOfBirth: line({ max: 10, message: 'Date of birth is required' }).check(
      z.refine((value) => value === '' || ageOn(value, new Date()) !== null, 'Date of birth is required'),
    ),
    email: email('Valid email is required'),
    phoneNumber: line({ max: LIMITS.phone, message: 'Phone number is required' }),
    primaryCity: line({ max: LIMITS.name, message: 'Primary city of residence is required' }),
    countries: z
      .array(
        line({ max: LIMITS.country, message: 'Please select at least one country' }),
        'Please select at least one country',
      )
      .check(
        z.minLength(1, 'Please select at least one country'),
        z.maxLength(MOST_COUNTRIES, `At most ${MOST_COUNTRIES} countries`),
      ),
    socialMediaHandles: optionalText(LIMITS.note),
    uploadedPhotos: uploads('photo'),
    uploadedVideos: uploads('video'),
    photosUploaded: mustBeTrue(UPLOAD_RULES.photo.tooFew),
    videosUploaded: mustBeTrue(UPLOAD_RULES.video.tooFew),
    lifestyleExperience: choices(LIFESTYLE_EXPERIENCE, { min: 1, message: 'Please select your lifestyle experience' }),
    personalPriorities: z._default(
      choices(PERSONAL_PRIORITIES, { min: 0, message: 'Please select from the list' }),
      [],
    ),
    presenceDescriptors: choices(PRESENCE_DESCRIPTORS, {
      min: 1,
      max: { count: MOST_DESCRIPTORS, message: `Select up to ${MOST_DESCRIPTORS} descriptors` },
      message: 'Please select at least one descriptor',
    }),
    unforgettableWoman: text({ min: 10, max: LIMITS.message, message: 'Please provide a thoughtful response' }),
    whatSeparatesYou: text({ min: 10, max: LIMITS.message, message: 'Please describe what makes you unique' }),
    luxuryComfort: choice(LUXURY_COMFORT, 'Please select how you feel in luxury environments'),
    openToConsideration: choices(OPEN_TO_CONSIDERATION, { min: 1, message: "Please select what you're open to" }),
    publicAppearances: choice(PUBLIC_APPEARANCES, 'Please select your preference for public appearances'),
    adultPlatforms: choice(ADULT_PLATFORMS, 'Please select your answer'),
    adultPlatformsExplanation: optionalText(LIMITS.message),
    previousExperience: choice(PREVIOUS_EXPERIENCE, 'Please select your answer'),
    whyClandor: text({ min: 20, max: LIMITS.message, message: 'Please provide a detailed response' }),
    ndaComfortable: mustBeTrue('You must be comfortable signing an NDA'),
    videoInterview: mustBeTrue('You must be open to a video interview if selected'),
    additionalInfo: optionalText(LIMITS.message),
    understandInvitation: mustBeTrue('You must understand this is for invitation consideration'),
    understandConfidential: mustBeTrue('You must understand information remains confidential'),
    agreeToReview: mustBeTrue('You must agree to team review'),
    agreeToInterview: mustBeTrue('You must agree to interview if selected'),
    ndaAccepted: optionalBox(),
    privacyPolicyAccepted: optionalBox(),
    [BOT_TRAP]: botTrap(),
  },
  'An application is a JSON object',
);

/** An application that has passed. */
export type LadiesApplication = z.output<typeof ladiesApplicationSchema>;

/** The form while it is being filled in: a choice not made yet is an empty text. */
export type LadiesDraft = {
  [Field in keyof LadiesApplication]-?: LadiesApplication[Field] extends boolean
    ? boolean
    : LadiesApplication[Field] extends readonly string[]
      ? string[]
      : string;
};

/** An untouched form. */
export const EMPTY_LADIES_APPLICATION: Readonly<LadiesDraft> = {
  fullLegalName: '',
  preferredName: '',
  dateOfBirth: '',
  email: '',
  phoneNumber: '',
  primaryCity: '',
  countries: [],
  socialMediaHandles: '',
  uploadedPhotos: [],
  uploadedVideos: [],
  photosUploaded: false,
  videosUploaded: false,
  lifestyleExperience: [],
  personalPriorities: [],
  presenceDescriptors: [],
  unforgettableWoman: '',
  whatSeparatesYou: '',
  luxuryComfort: '',
  openToConsideration: [],
  publicAppearances: '',
  adultPlatforms: '',
  adultPlatformsExplanation: '',
  previousExperience: '',
  whyClandor: '',
  ndaComfortable: false,
  videoInterview: false,
  additionalInfo: '',
  understandInvitation: false,
  understandConfidential: false,
  agreeToReview: false,
  agreeToInterview: false,
  ndaAccepted: false,
  privacyPolicyAccepted: false,
  [BOT_TRAP]: '',
};
