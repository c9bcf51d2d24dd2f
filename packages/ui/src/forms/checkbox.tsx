import type { ComponentPropsWithRef } from 'react';
import { type } from '../tokens/type.ts';
import { FieldHint } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { type FieldProps, fieldIds, nativeProps } from './field-props.ts';

const box = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: '1px solid var(--control)',
  borderRadius: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--muted)' },
  '&:checked': { borderColor: 'var(--accent)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--error)' },
  '&::before': {
    content: '""',
    width: '0.875rem',
    height: '0.4375rem',
    marginTop: '-0.2rem',
    borderInlineStart: '1.5px solid var(--accent)',
    borderBottom: '1.5px solid var(--accent)',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '&:checked::before': { opacity: 1 },
  // Where the system chooses the colours, the system draws the box.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
} as const;

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
        <input type="checkbox" {...nativeProps(props)} {...ids} css={box} />
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
