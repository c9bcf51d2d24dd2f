/** "How Did You Hear About Us?" (spec section 3). The option's text is its value. */
export const SOURCES = [
  'Invitation or Referral',
  'Instagram',
  'TikTok',
  'Twitter / X',
  'YouTube',
  'Podcast Mention',
  'Press Article',
  'Word of Mouth',
  'Other',
] as const;
export type Source = (typeof SOURCES)[number];
