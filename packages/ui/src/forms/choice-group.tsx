import type { ComponentPropsWithRef } from 'react';
import { type } from '../tokens/type.ts';
import { boxStyle, roundStyle } from './box-style.ts';
import { FieldHint } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { type FieldProps, fieldIds, nativeProps } from './field-props.ts';

export interface Choice {
  value: string;
  label: string;
  /** A sentence under it. */
  note?: string;
}

interface ChoiceGroupProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> {
  choices: readonly Choice[];
  /** Several may be chosen: boxes instead of radios. */
  multiple?: boolean;
  /** Those that are chosen at first. */
  chosen?: readonly string[];
  /** Short choices stand in two columns where there is room. */
  columns?: 1 | 2;
}

/**
 * A choice of one (radios) or of several (boxes), all in sight: the browser's own controls in a named group. What is
 * native goes to every control, so react-hook-form's `register` may be spread. The group takes the focus from an
 * error summary; its id is the field's name.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { choices, multiple = false, columns = 1, chosen, ...rest } = props;
  const { label, hint, error, optional } = props;
  const { id, name, ...described } = fieldIds(props);
  const { id: _, ...native } = nativeProps(rest);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described['aria-describedby']}
      css={{ margin: 0, padding: 0, border: 0, minWidth: 0, outlineOffset: 8 }}
    >
      <legend css={{ ...type.small, padding: 0 }}>
        {label}
        {optional && <span css={{ color: 'var(--muted)' }}> (optional)</span>}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div
        css={{
          display: 'grid',
          gap: '0.25rem 2rem',
          marginTop: '0.75rem',
          ...(columns === 2 && { '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' } }),
        }}
      >
        {choices.map(({ value, label: words, note }, at) => (
          <label
            key={value}
            css={{
              ...type.small,
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              gap: '0.875rem',
              alignItems: 'start',
              cursor: 'pointer',
              paddingBlock: '0.5rem',
            }}
          >
            <input
              {...native}
              type={multiple ? 'checkbox' : 'radio'}
              id={`${id}-${at + 1}`}
              name={name}
              value={value}
              defaultChecked={chosen?.includes(value)}
              aria-invalid={described['aria-invalid']}
              css={multiple ? boxStyle : roundStyle}
            />
            <span>
              {words}
              {note && <span css={{ display: 'block', color: 'var(--muted)' }}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
