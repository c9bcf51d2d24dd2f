import { COUNTRIES } from '@clandor/schemas/countries';
import { type CouplesDraft, RELATIONSHIP_LENGTHS } from '@clandor/schemas/couples-waitlist';
import { SelectField, TextArea, TextField } from '@clandor/ui';
import { useFormContext } from 'react-hook-form';
import { FormPart, pair } from '../../parts/form-part.tsx';

/** The fields as they stand in the form: the order of the error summary. */
export const FIELD_ORDER = [
  'person1FullName',
  'person1Email',
  'person1Phone',
  'person2FullName',
  'person2Email',
  'person2Phone',
  'country',
  'relationshipLength',
  'additionalInfo',
  'leaveEmpty',
] as const satisfies readonly (keyof CouplesDraft)[];

const plain = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const COUNTRY_OPTIONS = plain(COUNTRIES);
const LENGTH_OPTIONS = plain(RELATIONSHIP_LENGTHS);

/** Every field of the couples' form (spec section 3). */
export function CouplesFields() {
  const {
    register,
    formState: { errors, defaultValues },
  } = useFormContext<CouplesDraft>();
  const field = (name: keyof CouplesDraft) => ({
    ...register(name),
    error: errors[name]?.message,
    // On the server too, where it is what a plain post held.
    defaultValue: defaultValues?.[name],
  });
  const person = (number: 1 | 2) => (
    <>
      <TextField
        {...field(`person${number}FullName`)}
        label="Full name"
        autoComplete={`section-person${number} name`}
      />
      <div css={pair}>
        <TextField
          {...field(`person${number}Email`)}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete={`section-person${number} email`}
        />
        <TextField
          {...field(`person${number}Phone`)}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete={`section-person${number} tel`}
        />
      </div>
    </>
  );
  return (
    <>
      <FormPart title="First Partner">{person(1)}</FormPart>
      <FormPart title="Second Partner">{person(2)}</FormPart>
      <FormPart title="Relationship Information">
        <div css={pair}>
          <SelectField
            {...field('country')}
            label="Country"
            placeholder="Please select..."
            options={COUNTRY_OPTIONS}
            autoComplete="country-name"
          />
          <SelectField
            {...field('relationshipLength')}
            label="Length of your relationship"
            placeholder="Please select..."
            options={LENGTH_OPTIONS}
          />
        </div>
        <TextArea
          {...field('additionalInfo')}
          label="Anything else"
          optional
          hint="What you hope for, or would like us to know."
        />
      </FormPart>
    </>
  );
}
