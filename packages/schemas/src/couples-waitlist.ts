import * as z from 'zod/mini';
import { BOT_TRAP, botTrap } from './bot-trap.ts';
import { choice, email, LIMITS, line, optionalText } from './fields.ts';

/** Spec section 3. The option's text is its value. */
export const RELATIONSHIP_LENGTHS = [
  'Less than 1 year',
  '1-2 years',
  '3-5 years',
  '5-10 years',
  'Over 10 years',
] as const;

const fullName = () => line({ min: 2, max: LIMITS.name, message: 'Full name is required' });
const phone = () => line({ max: LIMITS.phone, message: 'Phone number is required' });

/** The couples' waitlist: the form's rules, and what `POST /api/couples-waitlist` takes (spec sections 3 and 5). */
export const couplesWaitlistSchema = z.object(
  {
    person1FullName: fullName(),
    person1Email: email('Valid email is required'),
    person1Phone: phone(),
    person2FullName: fullName(),
    person2Email: email('Valid email is required'),
    person2Phone: phone(),
    country: line({ max: LIMITS.country, message: 'Country is required' }),
    relationshipLength: choice(RELATIONSHIP_LENGTHS, 'Please select relationship length'),
    additionalInfo: optionalText(LIMITS.message),
    [BOT_TRAP]: botTrap(),
  },
  'An entry is a JSON object',
);

/** An entry that has passed. */
export type CouplesEntry = z.output<typeof couplesWaitlistSchema>;

/** The form while it is being filled in. */
export type CouplesDraft = { [Field in keyof CouplesEntry]-?: string };

/** An untouched form. */
export const EMPTY_COUPLES_ENTRY: Readonly<CouplesDraft> = {
  person1FullName: '',
  person1Email: '',
  person1Phone: '',
  person2FullName: '',
  person2Email: '',
  person2Phone: '',
  country: '',
  relationshipLength: '',
  additionalInfo: '',
  [BOT_TRAP]: '',
};
