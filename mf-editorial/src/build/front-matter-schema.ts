import { z } from 'zod';
import { CATEGORIES, MONTHS } from '../content/article.ts';

const text = z.string().min(1, 'must not be empty');
const prose = text.regex(/^[^"'!]*$/, 'takes typographic quotes (’ “ ”) and no exclamation mark');

/** The head of an article's file: what spec section 3 says of an article, and the name of its picture. */
export const frontMatterSchema = z.strictObject({
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of small letters and figures, joined by hyphens'),
  id: z.coerce.number('must be a number').int('must be a whole number').min(1),
  title: prose,
  subtitle: prose,
  author: prose,
  date: text.regex(new RegExp(`^(${MONTHS.join('|')}) \\d{4}$`), 'must be month and year, as in December 2024'),
  category: z.enum(CATEGORIES, `must be one of ${CATEGORIES.join(', ')}`),
  /** A folder of packages/imagery/pictures. Left out until the picture is made. */
  picture: text.nullable().default(null),
  listed: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((value) => value === 'true'),
});
