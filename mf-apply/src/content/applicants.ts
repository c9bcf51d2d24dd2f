/** The three groups that may apply, and where each applies (spec section 2, "Membership chooser"). */
export const APPLICANTS = [
  {
    value: 'lady',
    title: 'Lady',
    subtitle: 'Invitation Request',
    description: 'The founder reviews every woman’s membership herself. There is no fee after approval.',
    action: { to: '/ladies-application', label: 'Request Invitation' },
    card: {
      title: 'Ladies Application Form',
      text: 'Six steps, at your own pace. What you write is kept on your device until you send it. If we are aligned, you hear from us discreetly within 5-7 business days.',
    },
  },
  {
    value: 'gentleman',
    title: 'Gentleman',
    subtitle: 'Join Waitlist',
    description: 'Verified for appearance, identity and income, and bound by a non-disclosure agreement before entry.',
    action: { to: '/gentlemen-application', label: 'Join Waitlist' },
    card: {
      title: 'Gentlemen’s Waitlist',
      text: 'A short form. The next cohort is accepted in February 2026. Fees are told in private, after approval.',
    },
  },
  {
    value: 'couple',
    title: 'Couple',
    subtitle: 'Join Waitlist',
    description: 'You apply together, and are each verified as a gentleman is. Fees are for the couple, not for each.',
    action: { to: '/couples-application', label: 'Join Waitlist' },
    card: {
      title: 'Couples’ Waitlist',
      text: 'One form for both of you. Only a limited number of couples are accepted; the next cohort is in February 2026.',
    },
  },
] as const;

export type Applicant = (typeof APPLICANTS)[number];
