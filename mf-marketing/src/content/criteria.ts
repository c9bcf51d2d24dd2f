/** One requirement. */
export interface Criterion {
  title: string;
  text: string;
}

/** Eleven items (spec sections 2 and 5). */
export const GENTLEMEN_AND_COUPLES: readonly Criterion[] = [
  { title: 'Age', text: 'Gentlemen are 21 or older, with no upper limit. In a couple, both partners are 21 or older.' },
  { title: 'Net worth', text: 'A minimum of $5 million, verified.' },
  {
    title: 'Exceptions',
    text: 'Heirs of globally recognised figures, prominent industry leaders, and founders or investors on an upward trajectory may be considered below that sum.',
  },
  { title: 'Audited financials', text: 'For the last five years.' },
  { title: 'Tax returns', text: 'For the last five years.' },
  { title: 'Proof of assets', text: 'Statements or deeds that show what the figures say.' },
  { title: 'Government ID', text: 'Valid, and matching the application. Identity is verified before anything else.' },
  { title: 'Background check', text: 'Carried out for every applicant; in a couple, for each of the two.' },
  { title: 'Non-disclosure agreement', text: 'Signed before entry. A breach means permanent removal.' },
  { title: 'Photographs', text: 'A headshot, a full-body picture, one casual and one formal.' },
  { title: 'Health screening', text: 'General health and STD screening, renewed every year.' },
];

/** The age requirement of ladies, which stands apart from the ten items (spec section 5). */
export const LADIES_AGE = { from: 19, to: 30 } as const;

/** Ten items (spec sections 2 and 5). */
export const LADIES: readonly Criterion[] = [
  { title: 'Legal adulthood', text: 'You are a legal adult in the country you live in.' },
  { title: 'Government ID', text: 'Valid, and matching the application.' },
  { title: 'Background check', text: 'Carried out for every applicant, in confidence.' },
  { title: 'Non-disclosure agreement', text: 'Signed before entry. A breach means permanent removal.' },
  { title: 'Photographs', text: 'A headshot, a full-body picture, one casual and one formal, without filters.' },
  { title: 'Health screening', text: 'Recent results of general health and STD screening.' },
  { title: 'Grooming', text: 'Well kept, in a manner that is your own.' },
  { title: 'Appearance', text: 'Dressed and composed for the rooms you would be invited to.' },
  { title: 'Discretion', text: 'No public-facing role that would compromise your privacy or that of other members.' },
  {
    title: 'Review and interview',
    text: 'Read by the founder herself, and open to a video interview if you are selected.',
  },
];

/** What holds beside the two lists (spec section 5). */
export const ALSO: readonly Criterion[] = [
  {
    title: 'Guests',
    text: 'Members bring guests only with the club’s prior approval, and answer for them. Women are 19 to 30, men 21 or older; guests of a couple are both 21 or older.',
  },
  {
    title: 'Under nineteen',
    text: 'The data of anyone under 19 is deleted as soon as it is discovered.',
  },
  {
    title: 'Fees',
    text: 'Ladies pay no fee after approval. For gentlemen and couples fees depend on the tier, are given privately after approval, and are not negotiated. A couple pays as one.',
  },
];
