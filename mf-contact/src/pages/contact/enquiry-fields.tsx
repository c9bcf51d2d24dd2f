import { BOT_TRAP } from '@clandor/schemas/bot-trap';
import { COUNTRIES } from '@clandor/schemas/countries';
import { COUNTRY_CODES } from '@clandor/schemas/country-codes';
import type { EnquiryDraft } from '@clandor/schemas/enquiry';
import { SALUTATIONS } from '@clandor/schemas/salutations';
import { SOURCES } from '@clandor/schemas/sources';
import { BotTrap, Checkbox, SelectField, TextArea, TextField, TextLink } from '@clandor/ui';
import { useFormContext } from 'react-hook-form';

/** The fields as they stand in the form: the order of the error summary. */
export const FIELD_ORDER = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'country',
  'countryCode',
  'phoneNumber',
  'source',
  'message',
  'subscribeUpdates',
  'agreeTerms',
  BOT_TRAP,
] as const satisfies readonly (keyof EnquiryDraft)[];

const plain = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const SALUTATION_OPTIONS = plain(SALUTATIONS);
const COUNTRY_OPTIONS = plain(COUNTRIES);
const SOURCE_OPTIONS = plain(SOURCES);

const pair = { display: 'grid', gap: '2rem', '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' } } as const;

type BoxName = 'subscribeUpdates' | 'agreeTerms';
type TextName = Exclude<keyof EnquiryDraft, BoxName>;

/** Every field of the enquiry form (spec section 3). */
export function EnquiryFields() {
  const {
    register,
    formState: { errors, defaultValues },
  } = useFormContext<EnquiryDraft>();
  const tied = (name: keyof EnquiryDraft) => ({ ...register(name), error: errors[name]?.message });
  // On the server too, where they are what a plain post held.
  const field = (name: TextName) => ({ ...tied(name), defaultValue: defaultValues?.[name] });
  const box = (name: BoxName) => ({ ...tied(name), defaultChecked: defaultValues?.[name] });
  return (
    <>
      <SelectField
        {...field('salutation')}
        label="Salutation"
        placeholder="Please select..."
        options={SALUTATION_OPTIONS}
        autoComplete="honorific-prefix"
      />
      <div css={pair}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We answer to this address."
      />
      <SelectField
        {...field('country')}
        label="Country"
        placeholder="Please select..."
        options={COUNTRY_OPTIONS}
        autoComplete="country-name"
      />
      <div css={pair}>
        <SelectField
          {...field('countryCode')}
          label="Country code"
          placeholder="Please select..."
          options={COUNTRY_CODES}
          autoComplete="tel-country-code"
        />
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <SelectField
        {...field('source')}
        label="How Did You Hear About Us?"
        placeholder="Please select..."
        options={SOURCE_OPTIONS}
      />
      <TextArea
        {...field('message')}
        label="Message"
        hint="At least 20 characters. Say what it is about, and what you hope for."
      />
      <div css={{ display: 'grid', gap: '0.75rem' }}>
        <Checkbox {...box('subscribeUpdates')} label="Send me occasional news of the club." />
        <Checkbox
          {...box('agreeTerms')}
          label={
            <>
              I agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and the{' '}
              <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
            </>
          }
        />
      </div>
      <BotTrap {...register(BOT_TRAP)} defaultValue={defaultValues?.[BOT_TRAP]} />
    </>
  );
}
