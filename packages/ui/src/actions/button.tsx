import { Link, type LinkProps } from '@clandor/platform';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** Something is under way: the button is disabled and says `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
}

/**
 * Does something on this page. To go to another one, use `ButtonLink`.
 *
 * A button with a `busyLabel` keeps the width of the longer of its two labels: nothing moves when they change places.
 */
export function Button({
  variant = 'solid',
  type = 'button',
  busy = false,
  busyLabel,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const [shown, other] = busy && busyLabel !== undefined ? [busyLabel, children] : [children, busyLabel];
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      css={[
        buttonStyle(variant),
        typeof other === 'string' && {
          flexDirection: 'column',
          '&::after': { content: `${JSON.stringify(other)} / ""`, height: 0, overflow: 'hidden', visibility: 'hidden' },
        },
      ]}
      {...props}
    >
      {shown}
    </button>
  );
}

/** Goes to another page, looking like a button. */
export function ButtonLink({ variant = 'solid', ...props }: LinkProps & { variant?: ButtonVariant }) {
  return <Link css={buttonStyle(variant)} {...props} />;
}
