import { BOT_TRAP } from '@clandor/schemas/bot-trap';
import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import { BotTrap, Checkbox, Small, TextArea, TextLink, type } from '@clandor/ui';
import { useFormContext } from 'react-hook-form';
import { useField } from '../form-state.ts';

/** Step 6, with the Final Confirmations. */
export function FinalQuestions() {
  const { field } = useField();
  const { register } = useFormContext<LadiesDraft>();
  return (
    <>
      <TextArea {...field('whyClandor')} label="Why Clandor?" hint="At least 20 characters." />
      <TextArea {...field('additionalInfo')} label="Anything else you would like us to know" optional />
      <div css={{ display: 'grid', gap: '0.75rem', paddingTop: '2rem', borderTop: '1px solid var(--hairline)' }}>
        <h3 css={{ ...type.heading, marginBottom: '0.75rem' }}>Final Confirmations</h3>
        <Checkbox {...field('ndaComfortable')} label="I am comfortable signing a non-disclosure agreement (NDA)." />
        <Checkbox {...field('videoInterview')} label="I am open to a video interview if I am selected." />
        <Checkbox
          {...field('understandInvitation')}
          label="I understand that this is for invitation consideration, and is no admission."
        />
        <Checkbox
          {...field('understandConfidential')}
          label={
            <>
              I understand that what I send remains confidential, as the{' '}
              <TextLink to="/privacy-policy">Privacy Policy</TextLink> says.
            </>
          }
        />
        <Checkbox {...field('agreeToReview')} label="I agree that the team reviews my application." />
        <Checkbox {...field('agreeToInterview')} label="I agree to an interview if I am selected." />
        <Small>After you submit, we contact you discreetly within 5-7 business days if we are aligned.</Small>
      </div>
      <BotTrap {...register(BOT_TRAP)} />
    </>
  );
}
