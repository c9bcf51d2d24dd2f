import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import CodeOfConductPage from '../pages/code-of-conduct/page.tsx';
import LegalNoticePage from '../pages/legal/page.tsx';
import PrivacyPolicyPage from '../pages/privacy-policy/page.tsx';
import TermsOfServicePage from '../pages/terms-of-service/page.tsx';
import { headings, show } from '../testing/show.tsx';

afterEach(cleanup);

describe.each([
  ['Terms of Service', TermsOfServicePage, true],
  ['Privacy Policy', PrivacyPolicyPage, true],
  ['Code of Conduct', CodeOfConductPage, true],
  ['Legal Notice', LegalNoticePage, false],
] as const)('%s', (title, Page, dated) => {
  it('has its title, its date, Delaware law, and mailto links', () => {
    show(Page);
    expect(headings(1)).toEqual([title]);
    expect(screen.queryAllByText('Effective July 27, 2025')).toHaveLength(dated ? 1 : 0);
    expect(document.body.textContent).toContain('State of Delaware');
    const mails = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')];
    expect(mails.length).toBeGreaterThan(0);
    for (const { href } of mails) expect(href).toMatch(/^mailto:[a-z]+@clandor\.example$/);
  });

  it('has a table of contents whose every line leads to its part', () => {
    show(Page);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const anchors = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
    expect(anchors.map((id) => document.getElementById(id)?.textContent)).toEqual(
      links.map(({ textContent }) => textContent),
    );
    expect(headings(2)).toHaveLength(links.length);
  });
});

const TERMS = [
  'limited to the amounts you paid to the club in the preceding twelve months',
  'within one year',
  'American Arbitration Association',
  'Fees are non-refundable unless stated otherwise',
  'Its decisions are final',
  'prior approval',
];
const CONDUCT = [
  'A breach of it means permanent removal',
  'Women who come as guests are 19 to 30 years old, men 21 or older',
  'guests of couple members are both 21 or older',
  'give a warning',
  'remove a member permanently',
  'Decisions are final',
];
const PRIVACY = [
  'Member data is never sold and never disclosed',
  'Records are encrypted',
  'Data of anyone under 19: deleted on discovery',
  'Location and camera data are removed from photographs',
  'There are no other cookies',
];
const NOTICE = ['the preceding twelve months', 'not a sugar-dating platform', 'Membership is not purchased'];

it.each([
  ...TERMS.map((words) => ['terms', words, TermsOfServicePage] as const),
  ...CONDUCT.map((words) => ['code of conduct', words, CodeOfConductPage] as const),
  ...PRIVACY.map((words) => ['privacy policy', words, PrivacyPolicyPage] as const),
  ...NOTICE.map((words) => ['legal notice', words, LegalNoticePage] as const),
])('the %s holds: %s', (_name, words, Page) => {
  show(Page);
  expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain(words);
});
