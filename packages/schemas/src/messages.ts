/** Messages that more than one form uses. What the specification words (section 5) stands in each form's own file. */
export const MESSAGES = {
  unreadable: 'This holds characters that we cannot read. Please type it again',
  tooLong: (limit: number): string => `Please keep this to ${limit.toLocaleString('en-GB')} characters`,
} as const;
