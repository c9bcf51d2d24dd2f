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
          does not receive visitors without an appointment and gives no address in public; legal notices are accepted by
          e-mail at <MailLink to="membership" />.
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
    id: 'rights',
    title: 'Names, texts and pictures',
    body: (
      <p>
        The name Clandor, the texts, and the pictures, which were made for this website, belong to the club. Short
        quotations with their source are welcome. Anything more needs our word in writing: <MailLink to="press" />.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links',
    body: (
      <p>
        Where this website links to others, it says so by opening them apart. What stands there is the responsibility of
        those who publish it.
      </p>
    ),
  },
  {
    id: 'reports',
    title: 'Telling us of a fault',
    body: (
      <p>
        If something here is wrong, infringes your rights, or is not safe, write to <MailLink to="support" /> and say
        where and what. We look at every report and answer within 1-2 business days.
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
