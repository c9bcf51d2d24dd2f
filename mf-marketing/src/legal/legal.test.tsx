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

it.each([
  'limited to the amounts you paid to the club in the preceding twelve months',
  'within one year',
  'American Arbitration Association',
  'Fees are non-refundable unless stated otherwise',
  'Its decisions are final',
  'prior approval',
])('the terms hold: %s', (term) => {
  show(TermsOfServicePage);
  expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain(term);
});
