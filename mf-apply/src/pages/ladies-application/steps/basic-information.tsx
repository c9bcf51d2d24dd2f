import { ageOn, LADIES_AGE_WARNING, LADIES_AGES } from '@clandor/schemas/age';
import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import { FormNote, TextArea, TextField } from '@clandor/ui';
import { useWatch } from 'react-hook-form';
import { pair } from '../../../parts/form-part.tsx';
import { CountryPicker } from '../country-picker.tsx';
import { useField } from '../form-state.ts';

/** Step 1. */
export function BasicInformation() {
  const { field } = useField();
  return (
    <>
      <TextField
        {...field('fullLegalName')}
        label="Full legal name"
        autoComplete="name"
        hint="As it stands in your passport."
      />
      <TextField {...field('preferredName')} label="Preferred name" optional autoComplete="nickname" />
      <div css={{ display: 'grid', gap: '0.5rem' }}>
        <TextField {...field('dateOfBirth')} label="Date of birth" type="date" autoComplete="bday" />
        <AgeWarning />
      </div>
      <div css={pair}>
        <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="With its country code."
        />
      </div>
      <TextField {...field('primaryCity')} label="Primary city of residence" autoComplete="address-level2" />
      <CountryPicker />
      <TextArea
        {...field('socialMediaHandles')}
        label="Social media handles"
        optional
        hint="They are looked at, never followed."
      />
    </>
  );
}

/** Outside of 19 to 30 it says so, and blocks nothing (spec section 5). */
function AgeWarning() {
  const dateOfBirth = useWatch<LadiesDraft, 'dateOfBirth'>({ name: 'dateOfBirth' });
  const age = ageOn(dateOfBirth, new Date());
  const outside = age !== null && (age < LADIES_AGES.least || age > LADIES_AGES.most);
  return <FormNote tone="problem">{outside && LADIES_AGE_WARNING}</FormNote>;
}
