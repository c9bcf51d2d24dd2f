import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { type } from '../tokens/type.ts';

/** The message under a field: in words and with a mark, never in colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p
      id={`${id}-error`}
      css={{
        ...type.small,
        color: 'var(--error)',
        marginTop: '0.375rem',
        paddingInlineStart: '1.625rem',
        position: 'relative',
      }}
    >
      <span
        aria-hidden
        css={{
          position: 'absolute',
          insetInlineStart: 0,
          top: '0.2em',
          width: '1.125rem',
          height: '1.125rem',
          border: '1px solid currentColor',
          borderRadius: '50%',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          textAlign: 'center',
          // A mark, and not part of the message.
          '&::before': { content: '"!" / ""' },
        }}
      />
      <VisuallyHidden>Error: </VisuallyHidden>
      {error}
    </p>
  );
}
