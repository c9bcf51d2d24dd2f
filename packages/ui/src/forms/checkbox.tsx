import type { ComponentPropsWithRef } from 'react';
import { type } from '../tokens/type.ts';
import { boxStyle } from './box-style.ts';
import { FieldHint } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { type FieldProps, fieldIds, nativeProps } from './field-props.ts';

/** One yes or no: the browser's own checkbox. The label may hold links. */
export function Checkbox(props: FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>) {
  const ids = fieldIds(props);
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
        <input type="checkbox" {...nativeProps(props)} {...ids} css={boxStyle} />
        <span>
          {props.label}
          {props.optional && ' (optional)'}
        </span>
      </label>
      <div css={{ paddingInlineStart: '2.375rem' }}>
        <FieldHint id={ids.id} hint={props.hint} />
        <FieldError id={ids.id} error={props.error} />
      </div>
    </div>
  );
}
