import { TextLink } from '@clandor/ui';
import { GoverningLaw } from '../../legal/law.tsx';
import type { LegalSection } from '../../legal/legal-page.tsx';
import { MailLink } from '../../parts/mail-link.tsx';

/** The terms (spec sections 1, 5, 6 and 9). */
export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    body: (
      <>
        <p>
          These terms are an agreement between you and Clandor (“the club”, “we”). They apply when you visit this
          website, write to us, apply for membership, or use anything the club offers. If you do not agree with them,
          please do not use the website and do not apply.
        </p>
        <p>
          The <TextLink to="/privacy-policy">Privacy Policy</TextLink> and the{' '}
          <TextLink to="/code-of-conduct">Code of Conduct</TextLink> are part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <>
        <p>You must be a legal adult in your country of residence. In addition:</p>
        <ul>
          <li>ladies are 19 to 30 years old, both included;</li>
          <li>gentlemen are 21 or older;</li>
          <li>in a couple, both partners are 21 or older.</li>
        </ul>
        <p>
          We do not knowingly keep data of anyone under 19. Where we discover it, we delete it. The remaining
          requirements are on the <TextLink to="/membership-criteria">criteria page</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'applications',
    title: 'Applications and admission',
    body: (
      <>
        <p>
          Membership is not purchased. Each application is evaluated. You confirm that what you send is true, complete
          and yours to send. We may ask for supplemental documents, verify your identity, lifestyle and means, and
          invite you to an interview.
        </p>
        <p>
          We may decline an application without giving a reason. Not every applicant receives feedback. A referral by a
          member in good standing is considered and does not guarantee admission. Being placed on a waitlist is not
          admission.
        </p>
      </>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    body: (
      <p>
        Members sign a non-disclosure agreement before they reach the portal, events or services. What you learn of
        other members, their guests, the club’s events and its methods is confidential, during membership and after it.
        A breach means permanent removal and may have consequences at law.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <p>
        Ladies pay no fee after approval. For gentlemen and couples fees are based on tiers, confidential and not
        negotiable, and are given privately after approval; for couples they apply to the couple and not to each person.
        Fees are non-refundable unless stated otherwise in writing.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Services and introductions',
    body: (
      <>
        <p>
          The club arranges travel, concierge services, introductions and professional development. Much of it is
          carried out by others, under their own terms; we choose them with care and are not a party to what you agree
          with them.
        </p>
        <p>
          Introductions are matched on compatibility and intent, and communication opens only after mutual interest is
          confirmed. Clandor is not a sugar-dating platform. Payment for intimacy, and any request for it, is forbidden.
          We do not promise that an introduction will be made, or what will come of one.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'Guests',
    body: (
      <p>
        A member who brings a guest needs the club’s prior approval and is responsible for the guest. Women who come as
        guests are 19 to 30 years old, men 21 or older; guests of couple members are both 21 or older.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Conduct and sanctions',
    body: (
      <p>
        Members and guests keep to the <TextLink to="/code-of-conduct">Code of Conduct</TextLink>. Where they do not,
        the club may give a warning, remove them for a time or permanently, or terminate membership. Its decisions are
        final.
      </p>
    ),
  },
  {
    id: 'website',
    title: 'This website',
    body: (
      <>
        <p>
          The texts, pictures and design of this website belong to the club. You may read it, quote it briefly with its
          source, and link to it. You may not copy it at length, collect data from it by automated means, try to reach
          what is not public, or disturb its running.
        </p>
        <p>
          Previews of the platform show sample content. The member portal is not open yet; descriptions of it may
          change.
        </p>
      </>
    ),
  },
  {
    id: 'what-you-send',
    title: 'What you send us',
    body: (
      <p>
        Photographs, videos and texts remain yours. You allow us to store and read them in order to evaluate your
        application and, if you are admitted, to carry out your membership. We use them for nothing else.
      </p>
    ),
  },
  {
    id: 'disclaimer',
    title: 'No warranty',
    body: (
      <p>
        The website and the services are provided as they are. To the extent the law allows, we give no warranty,
        express or implied, that they are free of error, always available, or fit for a particular purpose. The
        editorial is opinion and not advice.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          To the extent the law allows, the club’s total liability for all claims is limited to the amounts you paid to
          the club in the preceding twelve months. We are not liable for indirect or consequential loss.
        </p>
        <p>Any claim must be brought within one year after it arose; after that it is barred.</p>
        <p>You agree to hold the club harmless from claims of others that follow from your breach of these terms.</p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Law and arbitration',
    body: (
      <>
        <GoverningLaw />
        <p>
          Arbitration is confidential and takes place person by person: claims are not joined with those of others.
          Either side may ask a court for urgent measures that protect confidentiality.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Ending and changes',
    body: (
      <p>
        You may withdraw an application or end your membership at any time by writing to us. We may change these terms;
        the date at the top says since when they hold. If a part of them cannot be enforced, the rest stands.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <MailLink to="membership" />. Questions about the website:{' '}
        <MailLink to="support" />.
      </p>
    ),
  },
];
