import type { Example } from '../example.ts';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormNote } from './form-note.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

const SALUTATIONS = ['Mr.', 'Ms.', 'Mrs.', 'Dr.', 'None'].map((value) => ({ value, label: value }));
const CODES = [
  { value: '+1', label: '+1 United States', key: 'us' },
  { value: '+1', label: '+1 Canada', key: 'ca' },
];

export const examples: readonly Example[] = [
  { name: 'TextField', element: <TextField name="firstName" label="First name" autoComplete="given-name" /> },
  {
    name: 'TextField, with hint and error',
    element: (
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="We answer to this address."
        error="Invalid email address"
        defaultValue="ada@"
      />
    ),
  },
  { name: 'TextField, optional', element: <TextField name="phoneNumber" label="Phone number" type="tel" optional /> },
  { name: 'TextField, a date', element: <TextField name="dateOfBirth" label="Date of birth" type="date" /> },
  {
    name: 'TextField, filled, right to left',
    element: <TextField name="fullName" label="Full name" defaultValue="نورة بنت عبد العزيز" dir="auto" />,
  },
  { name: 'TextField, disabled', element: <TextField name="company" label="Company" disabled /> },
  {
    name: 'TextArea, with error',
    element: (
      <TextArea name="reason" label="Message" error="Please provide a detailed message" defaultValue="Good evening." />
    ),
  },
  { name: 'TextArea', element: <TextArea name="message" label="Message" hint="At least 20 characters." /> },
  {
    name: 'SelectField',
    element: <SelectField name="salutation" label="Salutation" placeholder="Please select..." options={SALUTATIONS} />,
  },
  {
    name: 'SelectField, in groups, with error',
    element: (
      <SelectField
        name="countryCode"
        label="Country code"
        placeholder="Please select..."
        error="Please select country code"
        options={[{ label: 'Americas', options: CODES }]}
      />
    ),
  },
  { name: 'Checkbox', element: <Checkbox name="subscribeUpdates" label="Send me occasional news." defaultChecked /> },
  {
    name: 'Checkbox, with hint and error',
    element: (
      <Checkbox
        name="agreeTerms"
        label="I agree to the terms."
        hint="They are short."
        error="You must agree to the terms and conditions"
      />
    ),
  },
  {
    name: 'ChoiceGroup, one of several',
    element: (
      <ChoiceGroup
        name="comfort"
        label="How do you feel in luxury environments?"
        choices={[
          { value: 'At ease', label: 'At ease', note: 'They are where you have spent much of your time.' },
          { value: 'Curious', label: 'Curious', note: 'You are new to them, and look forward to them.' },
        ]}
        defaultChecked
      />
    ),
  },
  {
    name: 'ChoiceGroup, some of several, in two columns, with hint and error',
    element: (
      <ChoiceGroup
        name="descriptors"
        label="Which words describe you?"
        hint="Select up to 5."
        error="Please select at least one descriptor"
        multiple
        columns={2}
        choices={['Graceful', 'Private', 'Intelligent', 'Reserved'].map((value) => ({ value, label: value }))}
      />
    ),
  },
  {
    name: 'ErrorSummary',
    element: (
      <ErrorSummary
        errors={[
          { id: 'firstName', message: 'First name is required' },
          { id: 'email', message: 'Invalid email address' },
        ]}
      />
    ),
  },
  { name: 'FormNote', element: <FormNote>Your draft is saved on this device.</FormNote> },
  { name: 'FormNote, a problem', element: <FormNote tone="problem">Your enquiry was not sent.</FormNote> },
];
