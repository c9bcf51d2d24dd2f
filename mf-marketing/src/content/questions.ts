/** Where an answer leads, inside its text. */
export type AnswerLink = 'privacy-policy' | 'non-member-inquiries' | 'learn-about-prep';

/** Text, or a link that stands in it. */
export type Inline = string | { link: AnswerLink; text: string };

/** Part of an answer: a paragraph, or a list. */
export type AnswerBlock = { paragraph: readonly Inline[] } | { list: readonly string[] };

export interface Question {
  id: string;
  question: string;
  answer: readonly AnswerBlock[];
}

const paragraph = (...text: Inline[]): AnswerBlock => ({ paragraph: text });
const list = (...items: string[]): AnswerBlock => ({ list: items });

/** The eleven questions (spec section 2), answered from the claims of sections 1, 5 and 6. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'who',
    question: 'Who may apply?',
    answer: [
      paragraph('Three groups, each in its own way. Every applicant is a legal adult in the country they live in.'),
      list(
        'Ladies, 19 to 30, request an invitation.',
        'Gentlemen, 21 or older, join a waitlist.',
        'Couples, both 21 or older, apply together and join a waitlist.',
      ),
    ],
  },
  {
    id: 'how',
    question: 'How does an application begin?',
    answer: [
      paragraph(
        'With an intake form, which you find on the membership page. It is read by team members bound by confidentiality agreements. The founder reviews every woman’s membership herself.',
      ),
    ],
  },
  {
    id: 'verification',
    question: 'What does verification involve?',
    answer: [
      paragraph('Those who are shortlisted are verified in several phases:'),
      list(
        'identity and lifestyle checks;',
        'supplemental documents, according to the group you apply in;',
        'in some cases, an interview.',
      ),
      paragraph('Gentlemen are verified for appearance, identity and income. Couples are verified as gentlemen are.'),
    ],
  },
  {
    id: 'feedback',
    question: 'Will I hear back, whatever the decision?',
    answer: [
      paragraph(
        'Not always. Not every applicant receives feedback. Ladies who are aligned with the club are contacted discreetly within 5-7 business days.',
      ),
    ],
  },
  {
    id: 'fees',
    question: 'What does membership cost?',
    answer: [
      paragraph(
        'Membership is not purchased. Ladies pay no fee after approval. For gentlemen and couples fees are based on tiers, confidential and not negotiable; they are given privately after approval. For couples they apply to the couple, not to each person.',
      ),
    ],
  },
  {
    id: 'nda',
    question: 'Why must I sign a non-disclosure agreement?',
    answer: [
      paragraph(
        'Because discretion cannot be one-sided. Members sign before they reach the portal, an event or any service. A breach means permanent removal.',
      ),
    ],
  },
  {
    id: 'introductions',
    question: 'How do introductions work?',
    answer: [
      paragraph(
        'They are curated: matched on compatibility and intent. Communication opens only after mutual interest is confirmed. There is no open browsing and no unsolicited contact. Clandor is not a sugar-dating platform.',
      ),
    ],
  },
  {
    id: 'referrals',
    question: 'Can a member refer me?',
    answer: [
      paragraph(
        'Yes, if the member is active and in good standing. A referral is read with the application. It does not guarantee admission.',
      ),
    ],
  },
  {
    id: 'accepted',
    question: 'What happens once I am accepted?',
    answer: [
      paragraph('You complete a final identity confirmation, sign the agreement and the terms, and then receive:'),
      list('a welcome kit;', 'onboarding instructions;', 'secure login credentials;', 'access according to your tier.'),
    ],
  },
  {
    id: 'privacy',
    question: 'What happens to what I send you?',
    answer: [
      paragraph(
        'Records are encrypted, and handled only by team members bound by confidentiality agreements. Member data is never sold or disclosed. The details are in our ',
        { link: 'privacy-policy', text: 'Privacy Policy' },
        '.',
      ),
    ],
  },
  {
    id: 'prepare',
    question: 'I am not ready to apply. Where can I begin?',
    answer: [
      paragraph(
        'Read the editorial, which is open to everyone, and look at the criteria before you decide. If you would like to prepare first: ',
        { link: 'learn-about-prep', text: 'Learn about Prep' },
        '.',
      ),
      paragraph(
        'If you are not a member and have a question, write to ',
        {
          link: 'non-member-inquiries',
          text: 'non-member inquiries',
        },
        '.',
      ),
    ],
  },
];

/** An answer as plain text, for search engines. */
export const plainAnswer = (answer: readonly AnswerBlock[]): string =>
  answer
    .map((block) =>
      'list' in block
        ? block.list.join(' ')
        : block.paragraph.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    )
    .join(' ');
