/** Who applies, in the chooser's order. */
export const APPLICANT_TYPES = ['lady', 'gentleman', 'couple'] as const;
export type ApplicantType = (typeof APPLICANT_TYPES)[number];

/** One group of applicants, as the chooser shows it (spec section 2, "Membership chooser"). */
export interface Applicant {
  type: ApplicantType;
  name: string;
  /** What they ask for. */
  request: string;
  description: string;
  /** The card that appears once chosen. */
  action: { title: string; text: string; button: string; to: string };
}

export const applicants: readonly Applicant[] = [
  {
    type: 'lady',
    name: 'Lady',
    request: 'Invitation Request',
    description: 'For women of 19 to 30. The founder reads every request herself. There is no fee after approval.',
    action: {
      title: 'Ladies Application Form',
      text: 'Six steps, in your own time. What you write stays on your device until you submit it. If you are aligned with the house, we contact you discreetly within 5–7 business days.',
      button: 'Request Invitation',
      to: '/ladies-application',
    },
  },
  {
    type: 'gentleman',
    name: 'Gentleman',
    request: 'Join Waitlist',
    description: 'For men of 21 and over. Appearance, identity and income are verified before entry.',
    action: {
      title: 'Gentlemen Waitlist',
      text: 'One page. The next cohort is accepted in February 2026. Fees are given in private, after approval.',
      button: 'Join Waitlist',
      to: '/gentlemen-application',
    },
  },
  {
    type: 'couple',
    name: 'Couple',
    request: 'Join Waitlist',
    description: 'For two, both 21 or over, who apply together. Each is verified; the fee is one for both.',
    action: {
      title: 'Couples Waitlist',
      text: 'One page, for both of you. The next cohort is accepted in February 2026, and only a limited number of couples with it.',
      button: 'Join Waitlist',
      to: '/couples-application',
    },
  },
];
