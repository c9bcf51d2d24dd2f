import type { Example } from '../example.ts';
import { Notice } from './notice.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Notice',
    element: (
      <Notice title="This page is not available just now." action="Try again" onAction={() => {}}>
        The rest of the site is. Please try again in a moment.
      </Notice>
    ),
  },
  {
    name: 'Notice, nothing to do',
    element: <Notice title="Next Cohort Acceptance: February 2026">A limited number of couples are accepted.</Notice>,
  },
];
