import type { ComponentPropsWithRef } from 'react';
import { hiddenStyle } from '../hidden/hidden-style.ts';

/**
 * A field that only programs fill in: out of sight, out of the tab order, hidden from screen readers. Its rule stands
 * in `@clandor/schemas/bot-trap`; spread react-hook-form's `register` of it.
 */
export function BotTrap(props: ComponentPropsWithRef<'input'>) {
  return (
    <div aria-hidden="true" css={hiddenStyle}>
      <label htmlFor={props.name}>Leave this field empty</label>
      <input {...props} id={props.name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
