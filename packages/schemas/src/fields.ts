import * as z from 'zod/mini';
import { MESSAGES } from './messages.ts';

/** The longest a field may be, in UTF-16 units, for form and server alike. */
export const LIMITS = { name: 100, email: 254, phone: 40, country: 100, note: 500, message: 5000 } as const;

/** Control characters and lone surrogates: nobody types them, and they break mail headers, exports and databases. */
const UNREADABLE_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;
const UNREADABLE_IN_A_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

interface TextRule {
  /** The fewest characters once spaces at both ends are gone; 0 for an optional field. */
  min?: number;
  max: number;
  /** Shown when it is missing, no text at all, or too short. */
  message: string;
}

/** A field of one line: trimmed, no line breaks. */
export const line = (rule: TextRule) => readable(UNREADABLE_IN_A_LINE, rule);

/** A field of several lines. */
export const text = (rule: TextRule) => readable(UNREADABLE_IN_A_TEXT, rule);

/** An e-mail address of at most 254 characters. */
export const email = (message: string) => line({ max: LIMITS.email, message }).check(z.email(message));

/** One of a closed list of options; the option's text is its value. */
export const choice = <const T extends readonly string[]>(options: T, message: string) => z.enum(options, message);

/** One of a closed list, or nothing: an empty text. */
export const optionalChoice = <const T extends readonly string[]>(options: T, message: string) =>
  z._default(z.enum(['', ...options] as ['', ...T], message), '');

interface ChoicesRule {
  min: number;
  max?: { count: number; message: string };
  /** Shown for fewer than `min`, and for what is not in the list. */
  message: string;
}

/** Some of a closed list, each once. */
export const choices = <const T extends readonly string[]>(options: T, { min, max, message }: ChoicesRule) =>
  z.array(z.enum(options, message), message).check(
    z.minLength(min, message),
    z.maxLength(max?.count ?? options.length, max?.message ?? message),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Please choose each once'),
  );

/** A line, or a text, that may be left out: it is then an empty text. */
export const optionalLine = (max: number) =>
  z._default(line({ min: 0, max, message: 'Please enter this as text' }), '');
export const optionalText = (max: number) =>
  z._default(text({ min: 0, max, message: 'Please enter this as text' }), '');

/** A box that has to be ticked. */
export const mustBeTrue = (message: string) => z.boolean(message).check(z.refine((value) => value === true, message));

/** A box that may be left alone. */
export const optionalBox = () => z._default(z.boolean('Please tick it or leave it'), false);

/** No check aborts: that would keep the checks over the whole form from running. The first message is the one shown. */
function readable(unreadable: RegExp, { min = 1, max, message }: TextRule) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => !unreadable.test(value), MESSAGES.unreadable),
    z.minLength(min, message),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );
}
