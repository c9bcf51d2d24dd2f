import type { PageHead, PageModule } from '@clandor/contract';
import gentleman from '@clandor/imagery/pictures/membership-gentleman';
import { usePlainPost } from '@clandor/platform';
import { withoutTrap } from '@clandor/schemas/bot-trap';
import { EMPTY_GENTLEMEN_ENTRY, gentlemenWaitlistSchema } from '@clandor/schemas/gentlemen-waitlist';
import { plainReceipt, readPlainPost } from '@clandor/schemas/plain-post';
import { Em, Lead, Text } from '@clandor/ui';
import { useState } from 'react';
import { CohortNotice } from '../../parts/cohort-notice.tsx';
import { FormLayout } from '../../parts/form-layout.tsx';
import { Joined } from '../../parts/joined.tsx';
import { WaitlistForm } from '../../parts/waitlist-form.tsx';
import { FIELD_ORDER, GentlemenFields } from './fields.tsx';
import { gentlemenMemory } from './gentlemen-memory.ts';

const NEXT = [
  'When the next cohort is accepted, in February 2026, we write to you.',
  'You are then verified for appearance, identity and income, and sign a non-disclosure agreement before entry. Fees are told in private, after approval.',
];

const WAITLIST = {
  endpoint: '/api/gentlemen-waitlist',
  schema: gentlemenWaitlistSchema,
  empty: EMPTY_GENTLEMEN_ENTRY,
  order: FIELD_ORDER,
} as const;

/** The gentlemen's waitlist (spec section 2, "Gentlemen application"). */
export default function GentlemenApplicationPage() {
  const receipt = plainReceipt(usePlainPost());
  const [joined, setJoined] = useState<{ reference: string | null } | null>(receipt);
  if (joined) return <Joined label="Gentlemen" picture={gentleman} reference={joined.reference} next={NEXT} />;
  return (
    <FormLayout
      label="Gentlemen"
      title={
        <>
          Gentlemen <Em>Application</Em>
        </>
      }
      picture={gentleman}
      intro={
        <>
          <Lead>A short form. You are 21 or older; there is no upper limit.</Lead>
          <Text>It takes two minutes. Everything is read in private, by people bound by confidentiality.</Text>
          <CohortNotice who="gentlemen" fees="Fees are told in private, after approval." />
        </>
      }
    >
      <WaitlistForm
        label="Gentlemen Application"
        waitlist={WAITLIST}
        memory={gentlemenMemory}
        onJoined={(reference) => setJoined({ reference })}
      >
        <GentlemenFields />
      </WaitlistForm>
    </FormLayout>
  );
}

/** Reads an entry that a browser sent by itself. */
export const plainPost: NonNullable<PageModule['plainPost']> = (fields) =>
  readPlainPost(fields, { ...WAITLIST, payload: withoutTrap });

export const head: PageHead = {
  title: 'Gentlemen Application',
  description: 'Join the gentlemen’s waitlist of Clandor. A short form; the next cohort is accepted in February 2026.',
  parents: [{ title: 'Membership', path: '/membership' }],
  picture: gentleman,
};
