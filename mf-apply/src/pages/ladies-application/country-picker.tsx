import { COUNTRIES } from '@clandor/schemas/countries';
import type { LadiesDraft } from '@clandor/schemas/ladies-application';
import { Button, changesClosedSelect, SelectField, type } from '@clandor/ui';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from './form-state.ts';

/**
 * Several countries: the browser's own select adds one at a time; each that was added can be taken away again. What is
 * reached by keys in the closed select is only offered: Enter, or the button that appears, adds it.
 */
export function CountryPicker() {
  const { setValue } = useFormContext<LadiesDraft>();
  const chosen = useWatch<LadiesDraft, 'countries'>({ name: 'countries' });
  const { errorOf } = useField();
  const [offered, setOffered] = useState('');
  const browsing = useRef(false);
  const change = (countries: string[]) => setValue('countries', countries, { shouldDirty: true });
  const add = (country: string) => {
    if (country) change([...chosen, country]);
    setOffered('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    browsing.current = changesClosedSelect(event);
    if (event.key !== 'Enter') return;
    // Not the form's: Enter in a select adds what it shows.
    event.preventDefault();
    add(offered);
  };
  const onChange = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (browsing.current) setOffered(value);
    else add(value);
  };
  const options = COUNTRIES.filter((country) => !chosen.includes(country)).map((value) => ({ value, label: value }));
  return (
    <div css={{ display: 'grid', gap: '1rem' }}>
      <SelectField
        name="countries"
        label="Countries"
        hint="Where you live, and where you are often. Choose one after the other."
        error={errorOf('countries')}
        placeholder={chosen.length === 0 ? 'Please select...' : 'Add another country...'}
        options={options}
        value={offered}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          browsing.current = false;
        }}
        autoComplete="country-name"
      />
      <div role="status">
        {offered && (
          <Button variant="outline" onClick={() => add(offered)}>
            Add {offered}
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <ul
          aria-label="Chosen countries"
          css={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}
        >
          {chosen.map((country) => (
            <li key={country}>
              <button
                type="button"
                aria-label={`Remove ${country}`}
                onClick={() => change(chosen.filter((each) => each !== country))}
                css={chip}
              >
                {country} <span aria-hidden>×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const chip = {
  ...type.small,
  minHeight: '2.5rem',
  padding: '0.35rem 0.9rem',
  background: 'none',
  border: '1px solid var(--control)',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--accent)' },
} as const;
