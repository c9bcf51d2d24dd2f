import type { PictureData } from '@clandor/imagery';
import { ButtonLink, Label, Lead, Text, type } from '@clandor/ui';
import { useEffect } from 'react';
import { FormLayout } from './form-layout.tsx';

interface JoinedProps {
  /** "Couples": whose waitlist it is. */
  label: string;
  picture: PictureData;
  /** As `FormLayout` takes it. */
  focus?: string;
  reference: string | null;
  /** What happens next, and when. */
  next: readonly string[];
}

/** What a visitor sees once the entry is stored. The heading takes the focus, so that it is read out. */
export function Joined({ label, picture, focus, reference, next }: JoinedProps) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <FormLayout
      label={label}
      title="You are on the waitlist"
      picture={picture}
      {...(focus && { focus })}
      back={false}
      intro={
        <>
          <Lead>Thank you. Your entry has been received, and is read in private.</Lead>
          {next.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
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
        <ButtonLink to="/membership" variant="outline">
          Return to Membership
        </ButtonLink>
      </div>
    </FormLayout>
  );
}
