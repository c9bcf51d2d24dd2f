import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import { LIFESTYLE_EXPERIENCE, NONE_OF_THE_ABOVE, PERSONAL_PRIORITIES } from '@clandor/schemas/ladies-options';
import { ChoiceGroup } from '@clandor/ui';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../form-state.ts';

const plain = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
const EXPERIENCES = plain(LIFESTYLE_EXPERIENCE);
const PRIORITIES = plain(PERSONAL_PRIORITIES);

/** Step 3. */
export function LifestyleExperience() {
  const { field } = useField();
  const { getValues, setValue } = useFormContext<LadiesDraft>();
  const priorities = field('personalPriorities');
  /** "None of the above" and the others take each other's place. */
  const choosePriority = ({ target: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    const others = getValues('personalPriorities').filter((each) => each !== value);
    const kept = value === NONE_OF_THE_ABOVE ? [] : others.filter((each) => each !== NONE_OF_THE_ABOVE);
    setValue('personalPriorities', checked ? [...kept, value] : others, { shouldDirty: true });
  };
  return (
    <>
      <ChoiceGroup
        {...field('lifestyleExperience')}
        label="Your experience of this world"
        hint="Choose all that are true."
        multiple
        choices={EXPERIENCES}
      />
      <ChoiceGroup
        {...priorities}
        onChange={choosePriority}
        label="What you give your time to"
        hint="Choose all that are true."
        optional
        multiple
        choices={PRIORITIES}
      />
    </>
  );
}
