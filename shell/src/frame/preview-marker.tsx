import type { Preview } from '@clandor/contract';
import { LEAVE_PREVIEW } from '@clandor/contract/leave-preview';
import { Note, noteAction } from './note.tsx';

/** Says that this browser alone sees a release that is not live. A plain link leaves: the next page is another site's. */
export function PreviewMarker({ preview: { release } }: { preview: Preview }) {
  return (
    <aside aria-label="Preview">
      <Note>
        <span>
          Preview of <span css={{ overflowWrap: 'anywhere' }}>{release}</span>
        </span>
        <a href={LEAVE_PREVIEW} css={noteAction}>
          Leave
        </a>
      </Note>
    </aside>
  );
}
