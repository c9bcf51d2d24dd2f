import { color, type } from '@clandor/ui';
import { Global } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

/** One line at the lower edge of the window, and what can be done about it. */
export function Note(props: ComponentPropsWithRef<'div'>) {
  return (
    <>
      {/* What takes the focus is never under it. */}
      <Global styles={{ html: { scrollPaddingBottom: '5rem' } }} />
      <div
        css={{
          ...type.small,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '0 2rem',
          minHeight: '3rem',
          padding: '0.25rem clamp(1.25rem, 0.4rem + 4vw, 5rem)',
          color: color.mutedIvory,
          background: color.inkRaised,
          borderTop: `1px solid ${color.hairlineOnRaised}`,
        }}
        {...props}
      />
    </>
  );
}

/** What stands in a note to be pressed: a word in ivory, underlined by a hairline of the accent. */
export const noteAction = {
  padding: '0.75rem 0',
  background: 'none',
  border: 0,
  color: color.ivory,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.champagne,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.35em',
  '&:hover': { color: color.champagne },
} as const;
