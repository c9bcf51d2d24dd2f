import { TextLink } from '@clandor/ui';
import { GoverningLaw } from '../../legal/law.tsx';
import type { LegalSection } from '../../legal/legal-page.tsx';
import { MailLink } from '../../parts/mail-link.tsx';

/** The legal notice (spec sections 2, 3 and 9). */
export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'publisher',
    title: 'Who publishes this website',
    body: (
      <>
        <p>
          Clandor, a private, application-only membership club governed by the law of the State of Delaware. The club
          gives no street address in public; legal notices are accepted by e-mail at <MailLink to="membership" />.
        </p>
        <p>
          For the editorial the same address counts. Articles are signed with a byline or an initial and give their
          author’s opinion, not the club’s.
        </p>
      </>
    ),
  },
  {
    id: 'departments',
    title: 'Whom to write to',
    body: (
      <ul>
        <li>
          Membership, and your data: <MailLink to="membership" />
        </li>
        <li>
          Strategic partnerships: <MailLink to="partnerships" />
        </li>
        <li>
          Press and media: <MailLink to="press" />
        </li>
        <li>
          Advertising: <MailLink to="advertising" />
        </li>
        <li>
          Careers, although the club is not hiring at present: <MailLink to="careers" />
        </li>
        <li>
          The website, and its security: <MailLink to="support" />
        </li>
        <li>
          The founder’s office: <MailLink to="founder" />
        </li>
      </ul>
    ),
  },
  {
    id: 'documents',
    title: 'The documents that apply',
    body: (
      <ul>
        <li>
          <TextLink to="/terms-of-service">Terms of Service</TextLink>: what is agreed between you and the club.
        </li>
        <li>
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>: what happens to your data.
        </li>
        <li>
          <TextLink to="/code-of-conduct">Code of Conduct</TextLink>: how people treat one another here.
        </li>
      </ul>
    ),
  },
  {
    id: 'nature',
    title: 'What the club is, and is not',
    body: (
      <>
        <p>
          The club offers luxury travel coordination, concierge services, curated introductions and professional
          development to its members. It is not a travel agency, an employment agency, an investment adviser or an
          escort service, and it is not a sugar-dating platform. Nothing on this website is an offer of admission, or
          financial, legal or medical advice.
        </p>
        <p>Previews of the platform show sample content. People, events and journeys in them are examples.</p>
      </>
    ),
  },
  {
    id: 'who-may-apply',
    title: 'Who may apply',
    body: (
      <>
        <p>
          Membership is not purchased; each application is evaluated. Applicants are legal adults in their country of
          residence: ladies from 19 to 30, gentlemen from 21, and couples of whom both are 21 or older. Data of anyone
          under 19 is deleted on discovery.
        </p>
        <p>
          An application, a place on a waitlist or a referral gives no right to be admitted. The remaining requirements
          are on the <TextLink to="/membership-criteria">criteria page</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'accuracy',
    title: 'What is written here',
    body: (
      <p>
        We write with care and correct what turns out to be wrong. Even so, a website is not a contract: services, dates
        of cohorts and descriptions of the member portal, which is not open yet, may change. Where something matters to
        your decision, ask us first and rely on the answer. Nothing here replaces what is agreed with a member in
        writing.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Names, texts and pictures',
    body: (
      <p>
        The name Clandor, the texts, and the pictures, which were made for this website, belong to the club. No member
        and no member’s house is seen in them. Short quotations with their source are welcome. Anything more needs our
        word in writing: <MailLink to="press" />. Using the name to suggest that the club recommends someone, or that
        someone belongs to it, is not allowed to anybody, members included.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links',
    body: (
      <p>
        Where this website links to others, it says so by opening them apart. What stands there is the responsibility of
        those who publish it. Links to us are welcome, as long as they do not suggest that we stand behind the page they
        are on.
      </p>
    ),
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    body: (
      <p>
        This website is made to be read by everyone: by keyboard alone, with a screen reader, enlarged, with less
        movement, on paper, and for the greater part without scripts. If something is in your way, tell us what it is
        and what you use, and we will help you by another way while we mend it: <MailLink to="support" />.
      </p>
    ),
  },
  {
    id: 'reports',
    title: 'Telling us of a fault',
    body: (
      <p>
        If something here is wrong, infringes your rights, or is not safe, write to <MailLink to="support" />. Tell us
        the page and what is wrong with it; if it concerns your rights, which work or which right, that it is yours, and
        how we reach you; if it concerns security, how it can be seen again, and please give us time to close it before
        you speak of it. As with every enquiry, you receive a response within 1-2 business days.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <>
        <GoverningLaw />
        <p>
          Liability is limited as the Terms of Service say: to the amounts paid to the club in the preceding twelve
          months, for claims brought within one year.
        </p>
      </>
    ),
  },
];
