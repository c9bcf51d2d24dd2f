import { TextLink } from '@clandor/ui';
import { GoverningLaw } from '../../legal/law.tsx';
import type { LegalSection } from '../../legal/legal-page.tsx';
import { MailLink } from '../../parts/mail-link.tsx';

/** The code of conduct (spec sections 1, 5, 6 and 9). */
export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'purpose',
    title: 'What this is for',
    body: (
      <p>
        The club works because people who come here can put something down: their guard, their name, the need to be
        interesting. This code says what is asked of everyone so that it stays possible. It holds for members, for
        applicants while they apply, and for guests.
      </p>
    ),
  },
  {
    id: 'discretion',
    title: 'Discretion',
    body: (
      <>
        <p>Who is here, what is said and where it was said stays here. In particular:</p>
        <ul>
          <li>do not confirm or deny that anyone is a member, to anybody;</li>
          <li>do not photograph, film or record at events, or in any place the club has arranged;</li>
          <li>do not post, publish or hint at names, places or dates;</li>
          <li>do not pass on profiles, messages, invitations or credentials.</li>
        </ul>
        <p>
          Every member signs a non-disclosure agreement before entry. A breach of it means permanent removal, and it
          binds after membership has ended.
        </p>
      </>
    ),
  },
  {
    id: 'respect',
    title: 'Respect',
    body: (
      <>
        <p>
          Everyone is treated with courtesy, whoever they are and whatever they do here: members, guests, and the people
          who work that evening. Harassment, threats, insult and discrimination have no place. Neither does pressure,
          however well it is phrased.
        </p>
        <p>A no is an answer. It needs no reason, and it is not asked twice.</p>
      </>
    ),
  },
  {
    id: 'events',
    title: 'Events and houses',
    body: (
      <>
        <p>
          Whoever invites you to a table, a house or a boat has opened something private. Come when you are expected and
          leave when the evening does. Keep telephones away. What belongs to the house stays in it, and what you break
          you say.
        </p>
        <p>
          The people who serve, drive, cook and guard are treated as you treat the host. Nobody is asked for what is not
          part of their work.
        </p>
      </>
    ),
  },
  {
    id: 'portal',
    title: 'Credentials and the portal',
    body: (
      <p>
        Login credentials are given to one person and used by that person alone. Do not share them, and do not copy,
        collect or automate what you find behind them. If you believe that someone else has used yours, tell us at once:{' '}
        <MailLink to="support" />.
      </p>
    ),
  },
  {
    id: 'introductions',
    title: 'Introductions',
    body: (
      <ul>
        <li>Communication opens only after mutual interest is confirmed. There is no way around it.</li>
        <li>Unsolicited contact, inside the club or through other channels, is forbidden.</li>
        <li>Say what is true about yourself, your situation and your intentions.</li>
        <li>
          Clandor is not a sugar-dating platform. Offering or asking for payment for intimacy ends membership at once.
        </li>
      </ul>
    ),
  },
  {
    id: 'honesty',
    title: 'Honesty',
    body: (
      <p>
        What you tell the club is true and stays true: identity, age, means, health and circumstances. Tell us when
        something that matters has changed. Photographs show you as you are.
      </p>
    ),
  },
  {
    id: 'guests',
    title: 'Guests',
    body: (
      <>
        <p>
          Guests are welcome when the club has approved them beforehand. The member who brings them is responsible for
          them, for everything written here.
        </p>
        <p>
          Women who come as guests are 19 to 30 years old, men 21 or older; guests of couple members are both 21 or
          older.
        </p>
      </>
    ),
  },
  {
    id: 'referrals',
    title: 'Referrals',
    body: (
      <p>
        Active members in good standing may refer people they know well and would answer for. A referral does not
        guarantee admission, may not be sold or promised, and says something about the one who gives it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Health, safety and the law',
    body: (
      <ul>
        <li>Nobody under the stated ages takes part in anything the club arranges.</li>
        <li>Illegal substances, weapons and violence are forbidden.</li>
        <li>Health screening is kept current where the criteria ask for it.</li>
        <li>The law of the place you are in applies to you there, on a yacht as in a street.</li>
      </ul>
    ),
  },
  {
    id: 'business',
    title: 'Business among members',
    body: (
      <p>
        Members may of course do business with one another. They do not solicit, canvass or collect contacts, and they
        do not use the club’s name to be believed.
      </p>
    ),
  },
  {
    id: 'sanctions',
    title: 'What follows a breach',
    body: (
      <>
        <p>The club listens to those concerned and then decides. It may</p>
        <ul>
          <li>give a warning;</li>
          <li>remove a member for a time;</li>
          <li>remove a member permanently;</li>
          <li>terminate the membership agreement.</li>
        </ul>
        <p>
          Decisions are final. Fees are non-refundable unless stated otherwise; see the{' '}
          <TextLink to="/terms-of-service">Terms of Service</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'speak-up',
    title: 'If something is wrong',
    body: (
      <p>
        Tell us, at any hour, and you will be heard by a person. Reports are confidential and nobody is treated worse
        for making one in good faith: <MailLink to="membership" />. If you would rather write to the founder:{' '}
        <MailLink to="founder" />. In danger, call the emergency number of the place you are in first.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: <GoverningLaw />,
  },
];
