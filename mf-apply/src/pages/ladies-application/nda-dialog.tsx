import { Button, Dialog, Text, TextLink } from '@clandor/ui';

interface NdaDialogProps {
  open: boolean;
  onAccept: () => void;
  onDecline: () => void;
  /** Closed without an answer: nothing is sent, nothing is lost. */
  onClose: () => void;
}

/** Asked once the form is complete (spec section 4). */
export const NdaDialog = ({ open, onAccept, onDecline, onClose }: NdaDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    narrow
    title="Non-Disclosure Agreement"
    description="Clandor requires all accepted members to sign a non-disclosure agreement (NDA)."
  >
    <div css={{ display: 'grid', gap: '1.5rem' }}>
      <Text>
        If you are accepted, you sign it before entry: what you learn of members stays with you, and what members learn
        of you stays with them. By going on you say that you are willing to sign it, and that you have read the{' '}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink> and accept it.
      </Text>
      <Text>Do you understand and agree?</Text>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <Button onClick={onAccept}>Yes, I Understand &amp; Agree</Button>
        <Button variant="outline" onClick={onDecline}>
          No, I Do Not Agree
        </Button>
      </div>
    </div>
  </Dialog>
);
