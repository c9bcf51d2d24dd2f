import { Lead, Text, TextLink } from '@clandor/ui';
import { useState } from 'react';
import { ContactLayout } from './contact-layout.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySubmitted } from './enquiry-submitted.tsx';
import type { KnownDepartment } from './known-department.ts';

/** A known department: its form, and after a successful submit the thank-you. */
export function EnquiryPage({ department }: { department: KnownDepartment }) {
  const [reference, setReference] = useState<string | null>(null);
  if (reference !== null) return <EnquirySubmitted department={department} reference={reference} />;
  return (
    <ContactLayout
      title={`Contact ${department.title}`}
      intro={
        <>
          <Lead>Write to us as you would to someone you have been introduced to.</Lead>
          <Text>
            A person reads every genuine enquiry and answers within 1-2 business days.{' '}
            <TextLink to="/contact">Choose another department</TextLink>
          </Text>
        </>
      }
    >
      <EnquiryForm department={department} onSubmitted={setReference} />
    </ContactLayout>
  );
}
