import { COUNTRIES } from '@clandor/schemas/countries';
import { type GentlemenDraft, NET_WORTHS, PREFERRED_EXPERIENCES } from '@clandor/schemas/gentlemen-waitlist';
import { Checkbox, ChoiceGroup, SelectField, TextArea, TextField } from '@clandor/ui';
import { useFormContext } from 'react-hook-form';
import { FormPart, pair } from '../../parts/form-part.tsx';

/** The fields as they stand in the form: the order of the error summary. */
export const FIELD_ORDER = [
  'fullName',
  'email',
  'phoneNumber',
  'country',
  'netWorth',
  'investmentFocus',
  'preferredExperiences',
  'howHeard',
  'additionalNotes',
  'marketingConsent',
  'leaveEmpty',
] as const satisfies readonly (keyof GentlemenDraft)[];

const plain = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const COUNTRY_OPTIONS = plain(COUNTRIES);
const NET_WORTH_OPTIONS = plain(NET_WORTHS);
const EXPERIENCE_CHOICES = plain(PREFERRED_EXPERIENCES);

type TextName = Exclude<keyof GentlemenDraft, 'preferredExperiences' | 'marketingConsent'>;

/** Every field of the gentlemen's form (spec section 3). */
export function GentlemenFields() {
  const {
    register,
    formState: { errors, defaultValues },
  } = useFormContext<GentlemenDraft>();
  const tied = (name: keyof GentlemenDraft) => ({ ...register(name), error: errors[name]?.message });
  // On the server too, where it is what a plain post held.
  const field = (name: TextName) => ({ ...tied(name), defaultValue: defaultValues?.[name] });
  return (
    <>
      <FormPart title="Basic Information">
        <TextField {...field('fullName')} label="Full name" autoComplete="name" />
        <div css={pair}>
          <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
          <TextField {...field('phoneNumber')} label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
        </div>
        <SelectField
          {...field('country')}
          label="Country"
          placeholder="Please select..."
          options={COUNTRY_OPTIONS}
          autoComplete="country-name"
        />
      </FormPart>
      <FormPart title="Financial Profile (Optional)" note="It helps us to place you. You may leave all of it empty.">
        <SelectField
          {...field('netWorth')}
          label="Net worth"
          optional
          placeholder="Please select..."
          options={NET_WORTH_OPTIONS}
        />
        <TextField {...field('investmentFocus')} label="Investment focus" optional autoComplete="off" />
      </FormPart>
      <FormPart title="Preferences and Interests">
        <ChoiceGroup
          {...tied('preferredExperiences')}
          chosen={defaultValues?.preferredExperiences?.filter((each) => each !== undefined) ?? []}
          label="Preferred experiences"
          optional
          multiple
          columns={2}
          choices={EXPERIENCE_CHOICES}
        />
      </FormPart>
      <FormPart title="How You Heard, and Notes">
        <TextField {...field('howHeard')} label="How did you hear about us?" optional autoComplete="off" />
        <TextArea {...field('additionalNotes')} label="Additional notes" optional />
        <Checkbox
          {...tied('marketingConsent')}
          defaultChecked={defaultValues?.marketingConsent}
          label="Send me occasional news of the club."
        />
      </FormPart>
    </>
  );
}
