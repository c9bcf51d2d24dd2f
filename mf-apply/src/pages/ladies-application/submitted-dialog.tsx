import { useNavigate } from '@clandor/platform';
import { ButtonLink, Dialog, Label, Text, type } from '@clandor/ui';

/** After the application is stored (spec section 4): what happens next, and when. */
export function SubmittedDialog({ submitted }: { submitted: { reference: string | null } | null }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={submitted !== null}
      onClose={() => navigate('/membership')}
      narrow
      title="Application Submitted"
      description="Thank you. Your application has been received, and is read in private."
    >
      <div css={{ display: 'grid', gap: '1.75rem', justifyItems: 'start' }}>
        <Text>If we are aligned, we contact you discreetly within 5-7 business days.</Text>
        {submitted?.reference && (
          <div css={{ display: 'grid', gap: '0.5rem' }}>
            <Label>Your reference</Label>
            <p css={{ ...type.subheading, letterSpacing: '0.04em', fontVariantNumeric: 'lining-nums' }}>
              {submitted.reference}
            </p>
          </div>
        )}
        <ButtonLink to="/membership">Return to Membership</ButtonLink>
      </div>
    </Dialog>
  );
}
