import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import { MOST_DESCRIPTORS, PRESENCE_DESCRIPTORS } from '@clandor/schemas/ladies-options';
import { ChoiceGroup, FormNote, TextArea } from '@clandor/ui';
import { type ChangeEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../form-state.ts';

const DESCRIPTORS = PRESENCE_DESCRIPTORS.map((value) => ({ value, label: value }));
const TOO_MANY = `Select up to ${MOST_DESCRIPTORS} descriptors`;

/** Step 4. */
export function PersonalPresence() {
  const { field } = useField();
  const { getValues } = useFormContext<LadiesDraft>();
  const [tooMany, setTooMany] = useState(false);
  const descriptors = field('presenceDescriptors');
  /** A sixth is refused, and said why; the boxes stay alive, since a dead one would not say anything. */
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const refused = event.target.checked && getValues('presenceDescriptors').length >= MOST_DESCRIPTORS;
    setTooMany(refused);
    if (refused) event.target.checked = false;
    else void descriptors.onChange(event);
  };
  return (
    <>
      <div css={{ display: 'grid', gap: '0.5rem' }}>
        <ChoiceGroup
          {...descriptors}
          onChange={choose}
          label="Which words describe you?"
          hint={`Select up to ${MOST_DESCRIPTORS}.`}
          multiple
          columns={2}
          choices={DESCRIPTORS}
        />
        <FormNote tone="problem">{tooMany && TOO_MANY}</FormNote>
      </div>
      <TextArea
        {...field('unforgettableWoman')}
        label="What makes a woman unforgettable?"
        hint="In your own words, a sentence or a page."
      />
      <TextArea {...field('whatSeparatesYou')} label="What separates you from others?" />
    </>
  );
}
