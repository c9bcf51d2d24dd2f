import { GoverningLaw } from '../../legal/law.tsx';
import type { LegalSection } from '../../legal/legal-page.tsx';
import { MailLink } from '../../parts/mail-link.tsx';

/** The privacy policy: what the site really does with what it is given (spec sections 1, 5 and 9; design.md, readings 9 to 11). */
export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul>
        <li>We ask for what we need to answer you or to evaluate your application, and use it for that.</li>
        <li>Member data is never sold and never disclosed.</li>
        <li>Records are encrypted, and handled only by people bound by confidentiality agreements.</li>
        <li>This website has no advertising, no analytics of others, and no trackers.</li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Clandor, a private membership club governed by the law of the State of Delaware. For everything about your data,
        write to <MailLink to="membership" />.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we collect',
    body: (
      <>
        <p>What you give us:</p>
        <ul>
          <li>
            with an enquiry: salutation, name, e-mail address, country, telephone number if you like, how you heard of
            us, your message, and whether you would like to receive updates;
          </li>
          <li>
            with an application: who you are and how to reach you, your answers, and, where they are asked for,
            photographs and videos;
          </li>
          <li>
            when you are shortlisted: documents that prove identity, means and, where the criteria ask for it, health
            screening.
          </li>
        </ul>
        <p>
          What arises by itself: our servers note that a page was asked for, when, and whether it worked, so that the
          website can be kept running and safe. These notes hold nothing of what you write to us.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <>
        <p>
          To answer enquiries, within 1-2 business days; to evaluate applications; to verify those who are shortlisted;
          to carry out membership; and to meet our duties at law. If you asked for updates, to send them, until you say
          otherwise.
        </p>
        <p>We take no decision about you by machine alone. Applications are read by people.</p>
      </>
    ),
  },
  {
    id: 'your-device',
    title: 'What is kept on your device',
    body: (
      <>
        <p>
          The ladies’ application is kept as a draft in your browser’s own storage while you fill it in, so that nothing
          is lost. Your answers leave your device only when you send the application; photographs and videos are sent as
          you choose them. The draft is erased when you have sent the application, or when you clear the form.
        </p>
        <p>
          If you upload photographs or videos, a cookie that only our server can read lets your browser, and no other,
          see them again. It is needed for that and is used for nothing else. There are no other cookies. Scripts, type
          and pictures come from our own servers, so that nobody else learns which pages you read.
        </p>
      </>
    ),
  },
  {
    id: 'uploads',
    title: 'Photographs and videos',
    body: (
      <p>
        They are private. Nobody can open them by an address alone: only the browser that uploaded them, and the people
        here who read your application. Location and camera data are removed from photographs, and location data from
        videos. Uploads that are not part of a sent application are erased after 30 days.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Nobody you have not been told of. Your data is not sold, rented or exchanged, and there is no open directory
          in which members could look for you. An introduction tells another member about you only after you have agreed
          to it.
        </p>
        <p>
          Two things are no exception to this promise, and are said here so that they surprise nobody. Where a check or
          a service needs someone outside the club, such as a background check or a booking, that person learns what the
          task requires, with your knowledge, and is bound to confidence. And where a law or a court compels us to
          answer, we give what is compelled and no more.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted, and so are records at rest. Access is limited to those who need it, and each of them
        has signed a confidentiality agreement. No system is beyond failure; if one of ours should fail and concern you,
        we will tell you without delay.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Enquiries: as long as the matter takes, and a reasonable time after it.</li>
        <li>Applications that are not accepted: until you ask us to erase them, or they are no longer considered.</li>
        <li>Membership records: during membership, and afterwards as long as the law or confidentiality requires.</li>
        <li>Data of anyone under 19: deleted on discovery.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask what we hold about you, have it corrected, receive a copy, withdraw what you agreed to, or have it
          erased. Depending on where you live the law may give you more rights; we do not ask for the paragraph.
        </p>
        <p>
          Write to <MailLink to="membership" /> from the address you gave us. We may ask you to prove that you are who
          you say. You may also complain to your data protection authority.
        </p>
      </>
    ),
  },
  {
    id: 'elsewhere',
    title: 'Across borders',
    body: (
      <p>
        Your data may be handled in another country than the one you live in. Wherever that is, what is written here
        holds, and it is as closely protected there.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Law and changes',
    body: (
      <>
        <GoverningLaw />
        <p>
          If we change this policy, the new date stands at the top. What was promised for data given before is kept.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        About your data: <MailLink to="membership" />. About the security of this website: <MailLink to="support" />.
      </p>
    ),
  },
];
