import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import {
  ADULT_PLATFORMS,
  LUXURY_COMFORT,
  OPEN_TO_CONSIDERATION,
  PREVIOUS_EXPERIENCE,
  PUBLIC_APPEARANCES,
} from '@clandor/schemas/ladies-options';
import { ChoiceGroup, TextArea } from '@clandor/ui';
import { useWatch } from 'react-hook-form';
import { useField } from '../form-state.ts';

const plain = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const COMFORT_NOTES: Readonly<Record<(typeof LUXURY_COMFORT)[number], string>> = {
  'At ease': 'You have known such rooms for a long time, and think of other things in them.',
  Confident: 'You know what is expected, and enjoy it.',
  Curious: 'Much of it is new to you, and you look forward to it.',
  Unfamiliar: 'You have not been in such rooms yet. That is no reason against you.',
};
const COMFORT = LUXURY_COMFORT.map((value) => ({ value, label: value, note: COMFORT_NOTES[value] }));
const OPEN_TO = plain(OPEN_TO_CONSIDERATION);
const APPEARANCES = plain(PUBLIC_APPEARANCES);
const PLATFORMS = plain(ADULT_PLATFORMS);
const EXPERIENCE = plain(PREVIOUS_EXPERIENCE);

/** Step 5. */
export function Preferences() {
  const { field } = useField();
  const platforms = useWatch<LadiesDraft, 'adultPlatforms'>({ name: 'adultPlatforms' });
  return (
    <>
      <ChoiceGroup {...field('luxuryComfort')} label="How do you feel in luxury environments?" choices={COMFORT} />
      <ChoiceGroup
        {...field('openToConsideration')}
        label="What are you open to?"
        hint="Choose all that are true. Nothing here is a promise."
        multiple
        choices={OPEN_TO}
      />
      <ChoiceGroup
        {...field('publicAppearances')}
        label="Are you comfortable with public appearances?"
        choices={APPEARANCES}
      />
      <ChoiceGroup
        {...field('adultPlatforms')}
        label="Have you ever been on adult platforms?"
        hint="An honest answer does not end your application."
        choices={PLATFORMS}
      />
      {platforms === 'Yes' && (
        <TextArea
          {...field('adultPlatformsExplanation')}
          label="Please explain"
          optional
          hint="Which, when, and whether you still are."
        />
      )}
      <ChoiceGroup
        {...field('previousExperience')}
        label="Have you had arrangements of this kind before?"
        choices={EXPERIENCE}
      />
    </>
  );
}
