import type { ComponentPropsWithRef } from 'react';
import { color } from '../tokens/color.ts';
import { type } from '../tokens/type.ts';
import { controlStyle, described, Field, FieldError, type FieldProps } from './field.tsx';

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentPropsWithRef<Tag>, keyof FieldProps>;

const nativeOf = <Props extends FieldProps>({ label, hint, error, optional, ...native }: Props) => native;

/** One line of text. */
export function TextField(props: FieldProps & Native<'input'>) {
  return (
    <Field {...props}>
      <input type="text" {...nativeOf(props)} {...described(props)} css={controlStyle} />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldProps & Native<'textarea'>) {
  return (
    <Field {...props}>
      <textarea
        rows={6}
        {...nativeOf(props)}
        {...described(props)}
        css={[controlStyle, { resize: 'vertical', lineHeight: 1.6 }]}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** Where two options have one value (+1 twice), what tells them apart. */
  key?: string;
}

const arrow = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><path d="M1 1.5l5 5 5-5" fill="none" stroke="${color.champagne}" stroke-width="1.2"/></svg>`,
)}")`;

/** A choice of one: the browser's own select, which phones and autofill know. */
export function SelectField(
  props: FieldProps & Native<'select'> & { options: readonly Option[]; placeholder?: string },
) {
  const { options, placeholder, ...native } = nativeOf(props);
  return (
    <Field {...props}>
      <select
        {...native}
        {...described(props)}
        css={[
          controlStyle,
          {
            appearance: 'none',
            paddingInlineEnd: '1.75rem',
            backgroundImage: arrow,
            backgroundRepeat: 'no-repeat',
            backgroundPosition: 'right 0.25rem center',
            textOverflow: 'ellipsis',
            '& option': { background: color.inkHigh, color: color.ivory },
          },
        ]}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, key = value }) => (
          <option key={key} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One yes or no. */
export function Checkbox(props: FieldProps & Native<'input'>) {
  const ids = described(props);
  return (
    <div>
      <label
        htmlFor={ids.id}
        css={{
          ...type.small,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '0.875rem',
          alignItems: 'start',
          cursor: 'pointer',
          paddingBlock: '0.375rem',
        }}
      >
        <input
          type="checkbox"
          {...nativeOf(props)}
          {...ids}
          css={{ width: '1.375rem', height: '1.375rem', margin: 0, accentColor: color.champagne, cursor: 'pointer' }}
        />
        <span>{props.label}</span>
      </label>
      <FieldError id={ids.id} error={props.error} />
    </div>
  );
}
