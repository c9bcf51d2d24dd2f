import type { PictureData } from '@clandor/imagery';
import { Button, Picture, Text, type } from '@clandor/ui';
import type { ReactNode } from 'react';

/** Something in a locked preview, with what its actions say instead of doing it (spec section 8). */
export interface PreviewItem {
  key: string;
  picture: PictureData;
  /** Above the title: when, or where. */
  label?: string;
  title: string;
  text: string;
  detail?: ReactNode;
  action: { label: string; alert: string };
  /** Where the picture is an action of its own. */
  pictureAction?: { label: string; alert: string };
}

/** A picture with a line of text and what a member could do with it. */
export function Item({ item: { picture, label, title, text, detail, action, pictureAction } }: { item: PreviewItem }) {
  const shown = (
    <Picture picture={picture} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 44vw, 84vw" ratio="4 / 5" />
  );
  return (
    <article css={{ display: 'grid', gap: '1.25rem', gridTemplateRows: 'auto 1fr auto', height: '100%' }}>
      {pictureAction ? (
        <button
          type="button"
          aria-label={`${pictureAction.label}: ${title}`}
          onClick={() => window.alert(pictureAction.alert)}
          css={pictureButton}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      <div css={{ display: 'grid', gap: '0.5rem', alignContent: 'start' }}>
        {label && <p css={{ ...type.label, color: 'var(--accent)' }}>{label}</p>}
        <h3 css={type.subheading}>{title}</h3>
        <Text>{text}</Text>
        {detail}
      </div>
      <Button
        variant="outline"
        aria-label={`${action.label}: ${title}`}
        onClick={() => window.alert(action.alert)}
        css={{ justifySelf: 'start' }}
      >
        {action.label}
      </Button>
    </article>
  );
}

const pictureButton = {
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& img': { transition: 'opacity 0.6s' },
  '&:hover img': { opacity: 0.82 },
} as const;
