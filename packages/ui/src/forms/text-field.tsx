import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import { type FieldProps, fieldIds, nativeProps } from './field-props.ts';

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, keyof FieldProps>;

/** One line of text. Everything native passes through, so react-hook-form's `register` may be spread. */
export function TextField(props: FieldProps & Native<'input'>) {
  return (
    <Field {...props}>
      <input type="text" {...nativeProps(props)} {...fieldIds(props)} css={controlStyle} />
    </Field>
  );
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea(props: FieldProps & Native<'textarea'>) {
  return (
    <Field {...props}>
      <textarea
        rows={5}
        {...nativeProps(props)}
        {...fieldIds(props)}
        css={[controlStyle, { resize: 'vertical', lineHeight: 1.6, minHeight: '9rem', fieldSizing: 'content' }]}
      />
    </Field>
  );
}
