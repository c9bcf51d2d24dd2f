import { type Ref, useId } from 'react';
import { type } from '../tokens/type.ts';

interface ErrorSummaryProps {
  /** Every failed field by the control's id, in the form's order, in the words that stand at the field. */
  errors: readonly { id: string; message: string }[];
  /** Where a field may not be on the page yet: brings it there. Otherwise its control takes the focus. */
  onFollow?: (id: string) => void;
  /** Of a page that was sent with them: the browser itself goes there, without scripts too. */
  atStart?: boolean;
  /** Focus it after a failed submit, from its start (`focusFromStart`). */
  ref?: Ref<HTMLDivElement>;
}

/** Names all that is wrong above a form, each a link to its field (GOV.UK's pattern). Draws nothing without errors. */
export function ErrorSummary({ errors, onFollow, atStart = false, ref }: ErrorSummaryProps) {
  const title = useId();
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is where the focus goes after a failed submit, with scripts as well.
      autoFocus={atStart || undefined}
      aria-labelledby={title}
      css={{ borderInlineStart: '2px solid var(--error)', paddingInlineStart: '1.5rem', outlineOffset: 8 }}
    >
      <h2 id={title} css={type.subheading}>
        There is a problem
      </h2>
      <ul css={{ margin: '0.75rem 0 0', padding: 0, listStyle: 'none' }}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                if (onFollow) onFollow(id);
                else document.getElementById(id)?.focus();
              }}
              css={{ ...type.small, display: 'inline-block', padding: '0.25rem 0', color: 'var(--error)' }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
