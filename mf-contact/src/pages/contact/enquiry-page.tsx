import { usePlainPost } from '@clandor/platform';
import { plainReceipt } from '@clandor/schemas/plain-post';
import { Lead, Text, TextLink } from '@clandor/ui';
import { useState } from 'react';
import { DEPARTMENT_NOTES } from '../../content/department-notes.ts';
import { ContactLayout } from './contact-layout.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySubmitted } from './enquiry-submitted.tsx';
import type { KnownDepartment } from './known-department.ts';

/** A known department: its form, and after a successful submit the thank-you. */
export function EnquiryPage({ department }: { department: KnownDepartment }) {
  const receipt = plainReceipt(usePlainPost());
  const [submitted, setSubmitted] = useState<{ reference: string | null } | null>(receipt);
  if (submitted) return <EnquirySubmitted department={department} reference={submitted.reference} />;
  return (
    <ContactLayout
      title={`Contact ${department.title}`}
      intro={
        <>
          <Lead>{DEPARTMENT_NOTES[department.id].lead}</Lead>
          <Text>
            A person reads every genuine enquiry and answers within 1-2 business days.{' '}
            <TextLink to="/contact">Choose another department</TextLink>
          </Text>
        </>
      }
    >
      <EnquiryForm department={department} onSubmitted={(reference) => setSubmitted({ reference })} />
    </ContactLayout>
  );
}
