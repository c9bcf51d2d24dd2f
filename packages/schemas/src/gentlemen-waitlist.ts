import * as z from 'zod/mini';
import { BOT_TRAP, botTrap } from './bot-trap.ts';
import { choices, email, LIMITS, line, optionalBox, optionalChoice, optionalLine, optionalText } from './fields.ts';

/** Spec section 3. The option's text is its value. */
export const NET_WORTHS = ['$1M - $5M', '$5M - $10M', '$10M - $25M', '$25M - $50M', '$50M+'] as const;

export const PREFERRED_EXPERIENCES = [
  'Fine Dining',
  'Private Aviation',
  'Luxury Travel',
  'Art & Culture',
  'Wine & Spirits',
  'Sports & Recreation',
  'Business Networking',
  'Exclusive Events',
] as const;

/** The gentlemen's waitlist: the form's rules, and what `POST /api/gentlemen-waitlist` takes (spec sections 3 and 5). */
export const gentlemenWaitlistSchema = z.object(
  {
    fullName: line({ min: 2, max: LIMITS.name, message: 'Full name is required' }),
    email: email('Valid email is required'),
    phoneNumber: line({ max: LIMITS.phone, message: 'Phone number is required' }),
    country: line({ max: LIMITS.country, message: 'Country is required' }),
    netWorth: optionalChoice(NET_WORTHS, 'Please select from the list'),
    investmentFocus: optionalText(LIMITS.note),
    preferredExperiences: z._default(
      choices(PREFERRED_EXPERIENCES, { min: 0, message: 'Please select from the list' }),
      [],
    ),
    additionalNotes: optionalText(LIMITS.message),
    howHeard: optionalLine(LIMITS.note),
    marketingConsent: optionalBox(),
    [BOT_TRAP]: botTrap(),
  },
  'An entry is a JSON object',
);

/** An entry that has passed. */
export type GentlemenEntry = z.output<typeof gentlemenWaitlistSchema>;

/** The form while it is being filled in. */
export interface GentlemenDraft {
  fullName: string;
  email: string;
  phoneNumber: string;
  country: string;
  netWorth: string;
  investmentFocus: string;
  preferredExperiences: string[];
  additionalNotes: string;
  howHeard: string;
  marketingConsent: boolean;
  [BOT_TRAP]: string;
}

/** An untouched form. */
export const EMPTY_GENTLEMEN_ENTRY: Readonly<GentlemenDraft> = {
  fullName: '',
  email: '',
  phoneNumber: '',
  country: '',
  netWorth: '',
  investmentFocus: '',
  preferredExperiences: [],
  additionalNotes: '',
  howHeard: '',
  marketingConsent: false,
  [BOT_TRAP]: '',
};
