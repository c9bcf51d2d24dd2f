import type { ComponentPropsWithRef } from 'react';
import { color } from '../tokens/color.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import { type FieldProps, fieldIds, nativeProps } from './field-props.ts';

export interface Option {
  value: string;
  label: string;
  /** Where two options have one value (+1 twice), what tells them apart. */
  key?: string;
}

/** Options under a name of their own. */
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
  options: readonly (Option | OptionGroup)[];
  /** The first option, whose value is empty. */
  placeholder?: string;
}

/** A choice of one: the browser's own select, which phones and autofill know. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, ...native } = nativeProps(props);
  return (
    <Field {...props}>
      <span css={{ position: 'relative', display: 'block' }}>
        <select
          {...native}
          {...fieldIds(props)}
          css={[
            controlStyle,
            {
              appearance: 'none',
              paddingInlineEnd: '1.75rem',
              textOverflow: 'ellipsis',
              cursor: 'pointer',
              '& option, & optgroup': { background: color.inkHigh, color: color.ivory },
            },
          ]}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((each) =>
            'options' in each ? (
              <optgroup key={each.label} label={each.label}>
                {each.options.map(drawOption)}
              </optgroup>
            ) : (
              drawOption(each)
            ),
          )}
        </select>
        <Chevron />
      </span>
    </Field>
  );
}

const drawOption = ({ value, label, key = value }: Option) => (
  <option key={key} value={value}>
    {label}
  </option>
);

const Chevron = () => (
  <span
    aria-hidden
    css={{
      position: 'absolute',
      insetInlineEnd: '0.375rem',
      top: 'calc(50% - 0.45rem)',
      width: '0.5rem',
      height: '0.5rem',
      borderInlineEnd: '1px solid var(--accent)',
      borderBottom: '1px solid var(--accent)',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    }}
  />
);
