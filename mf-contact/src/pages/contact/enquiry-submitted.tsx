import { ButtonLink, Label, Lead, Text } from '@clandor/ui';
import { useEffect } from 'react';
import { ContactLayout } from './contact-layout.tsx';
import type { KnownDepartment } from './known-department.ts';

/** What a visitor sees once the enquiry is stored. The heading takes the focus, so that it is read out. */
export function EnquirySubmitted({ department, reference }: { department: KnownDepartment; reference: string }) {
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
      intro={<Lead>Thank you for contacting {department.title}. Your enquiry has been received.</Lead>}
    >
      <div css={{ display: 'grid', gap: '2rem', justifyItems: 'start' }}>
        <Text>We will respond within 1-2 business days, to the address you gave.</Text>
        {reference && (
          <div>
            <Label>Your reference</Label>
            <p css={{ fontSize: '1.25rem', letterSpacing: '0.08em', marginTop: '0.5rem' }}>{reference}</p>
          </div>
        )}
        <ButtonLink to="/contact" variant="outline">
          RETURN TO CONTACT
        </ButtonLink>
      </div>
    </ContactLayout>
  );
}
