import { ButtonLink, Label, Lead, Text, type } from '@clandor/ui';
import { useEffect } from 'react';
import { ContactLayout } from './contact-layout.tsx';
import type { KnownDepartment } from './known-department.ts';

interface EnquirySubmittedProps {
  department: KnownDepartment;
  reference: string | null;
}

/** What a visitor sees once the enquiry is stored. The heading takes the focus, so that it is read out. */
export function EnquirySubmitted({ department, reference }: EnquirySubmittedProps) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <ContactLayout
      title="Enquiry Submitted"
      intro={
        <>
          <Lead>Thank you for contacting {department.title}. Your enquiry has been received.</Lead>
          <Text>We will respond within 1-2 business days, to the address you gave.</Text>
        </>
      }
    >
      <div css={{ display: 'grid', gap: '3rem', justifyItems: 'start' }}>
        {reference && (
          <div css={{ display: 'grid', gap: '0.75rem' }}>
            <Label>Your reference</Label>
            <p css={{ ...type.heading, letterSpacing: '0.04em', fontVariantNumeric: 'lining-nums' }}>{reference}</p>
          </div>
        )}
        <ButtonLink to="/contact" variant="outline">
          RETURN TO CONTACT
        </ButtonLink>
      </div>
    </ContactLayout>
  );
}
