import type { PageHead, PageModule } from '@clandor/contract';
import couple from '@clandor/imagery/pictures/membership-couple';
import { usePlainPost } from '@clandor/platform';
import { withoutTrap } from '@clandor/schemas/bot-trap';
import { couplesWaitlistSchema, EMPTY_COUPLES_ENTRY } from '@clandor/schemas/couples-waitlist';
import { plainReceipt, readPlainPost } from '@clandor/schemas/plain-post';
import { Em, Lead, Text } from '@clandor/ui';
import { useState } from 'react';
import { CohortNotice } from '../../parts/cohort-notice.tsx';
import { FormLayout } from '../../parts/form-layout.tsx';
import { Joined } from '../../parts/joined.tsx';
import { WaitlistForm } from '../../parts/waitlist-form.tsx';
import { couplesMemory } from './couples-memory.ts';
import { CouplesFields, FIELD_ORDER } from './fields.tsx';

const NEXT = [
  'When the next cohort is accepted, in February 2026, we write to both of you.',
  'Each of you is then verified as a gentleman is, and fees are told in private, after approval.',
];

const WAITLIST = {
  endpoint: '/api/couples-waitlist',
  schema: couplesWaitlistSchema,
  empty: EMPTY_COUPLES_ENTRY,
  order: FIELD_ORDER,
} as const;

/** The couples' waitlist (spec section 2, "Couples application"): one form for both. */
export default function CouplesApplicationPage() {
  const receipt = plainReceipt(usePlainPost());
  const [joined, setJoined] = useState<{ reference: string | null } | null>(receipt);
  if (joined)
    return <Joined label="Couples" picture={couple} focus="8% 50%" reference={joined.reference} next={NEXT} />;
  return (
    <FormLayout
      label="Couples"
      title={
        <>
          Couples <Em>Application</Em>
        </>
      }
      picture={couple}
      focus="8% 50%"
      intro={
        <>
          <Lead>You apply together, on one form. Both of you are 21 or older.</Lead>
          <Text>It takes three minutes. Everything is read in private, by people bound by confidentiality.</Text>
          <CohortNotice
            who="couples"
            fees="Fees are told in private, after approval: for the couple, not for each of you."
          />
        </>
      }
    >
      <WaitlistForm
        label="Couples Application"
        waitlist={WAITLIST}
        memory={couplesMemory}
        onJoined={(reference) => setJoined({ reference })}
      >
        <CouplesFields />
      </WaitlistForm>
    </FormLayout>
  );
}

/** Reads an entry that a browser sent by itself. */
export const plainPost: NonNullable<PageModule['plainPost']> = (fields) =>
  readPlainPost(fields, { ...WAITLIST, payload: withoutTrap });

export const head: PageHead = {
  title: 'Couples Application',
  description:
    'Join the couples’ waitlist of Clandor together, on one form. The next cohort is accepted in February 2026.',
  parents: [{ title: 'Membership', path: '/membership' }],
  picture: couple,
};
