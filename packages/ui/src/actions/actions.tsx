import { Link, type LinkProps } from '@clandor/platform';
import type { ButtonHTMLAttributes } from 'react';
import { color } from '../tokens/color.ts';
import { font } from '../tokens/type.ts';

export type ButtonVariant = 'solid' | 'outline' | 'quiet';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  minHeight: '3.25rem',
  paddingInline: '2rem',
  border: '1px solid transparent',
  borderRadius: 0,
  fontFamily: font.text,
  fontSize: '0.8125rem',
  letterSpacing: '0.18em',
  textTransform: 'uppercase',
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 0.3s, color 0.3s, border-color 0.3s',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'default', opacity: 0.6 },
} as const;

const variants = {
  solid: { background: color.ivory, color: color.ink, '&:hover:not(:disabled)': { background: '#fff' } },
  outline: {
    background: 'transparent',
    color: 'inherit',
    borderColor: `var(--accent, ${color.champagne})`,
    '&:hover:not(:disabled)': { background: color.ivory, color: color.ink, borderColor: color.ivory },
  },
  quiet: {
    background: 'none',
    color: 'inherit',
    minHeight: '2.75rem',
    paddingInline: 0,
    borderBottomColor: `var(--accent, ${color.champagne})`,
    '&:hover:not(:disabled)': { color: `var(--accent, ${color.champagne})` },
  },
} as const;

/** Does something on this page. */
export function Button({
  variant = 'solid',
  type = 'button',
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} css={[base, variants[variant]]} {...props} />;
}

/** Goes to another page, looking like a button. */
export function ButtonLink({ variant = 'solid', ...props }: LinkProps & { variant?: ButtonVariant }) {
  return <Link css={[base, variants[variant]]} {...props} />;
}

/** A link in text or below it, underlined by a hairline. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      css={{
        color: 'inherit',
        textDecorationColor: `var(--accent, ${color.champagne})`,
        '&:hover': { color: `var(--accent, ${color.champagne})` },
      }}
      {...props}
    />
  );
}
