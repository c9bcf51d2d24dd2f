import type { DepartmentId } from '@clandor/schemas/departments';

interface DepartmentNote {
  /** Beside its title in the list of departments: what it is for. */
  purpose: string;
  /** Above its form: what to say, and what to know before writing. */
  lead: string;
}

/** What each department is written to for. Only what the specification says of the club stands here. */
export const DEPARTMENT_NOTES: Readonly<Record<Exclude<DepartmentId, 'general'>, DepartmentNote>> = {
  membership: {
    purpose: 'Criteria, applications, introductions',
    lead: 'Questions about membership, before an application or after one.',
  },
  partnerships: {
    purpose: 'Houses that wish to work with the club',
    lead: 'Tell us what your house does, and where the two of us might meet.',
  },
  press: {
    purpose: 'Interviews, features, facts to check',
    lead: 'Name your publication and your deadline. We do not speak about members.',
  },
  advertising: {
    purpose: 'Placement and campaigns',
    lead: 'Describe the campaign, its dates and the house behind it.',
  },
  careers: {
    purpose: 'An expression of interest',
    lead: 'The club is not hiring at present. You may still tell us who you are.',
  },
  support: {
    purpose: 'Trouble with this site or a form',
    lead: 'Say what you were doing and what happened instead.',
  },
  founder: {
    purpose: 'A private letter',
    lead: 'Write as you would in a private letter.',
  },
};
