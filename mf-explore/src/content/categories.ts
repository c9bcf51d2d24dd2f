/** The Exchange's categories (spec section 3). */
export const EXCHANGE_CATEGORIES = [
  { title: 'Real Estate', description: 'Houses that change hands without a sign at the gate.' },
  { title: 'Supercars', description: 'Machines with a history and a garage to themselves.' },
  { title: 'Superyachts', description: 'Weeks on board, and sometimes the boat.' },
  { title: 'Fine Jewelry', description: 'Stones with papers, settings with a name.' },
  { title: 'Silks & Intimates', description: 'Made to measure, in quiet ateliers.' },
  { title: 'Experiences', description: 'Things that cannot be owned, only arranged.' },
] as const;

/** The Z section's rooms (spec section 3). */
export const Z_CATEGORIES = [
  { title: 'Private Talent', description: 'People who work for few and are found by introduction.' },
  { title: 'Gentleman Network', description: 'Counsel and company among peers.' },
  { title: 'Investment Opportunities', description: 'Rounds and assets shown to those they fit.' },
] as const;
