import { useSite } from '@clandor/platform';
import { LazyRenewal } from '../renewal/lazy-renewal.tsx';
import { PreviewMarker } from './preview-marker.tsx';

/**
 * What the frame has to say beside the page: quiet lines at the lower edge. They have room of their own below the
 * footer, where they come to rest, so that the end of a page is never under them.
 */
export function Notes() {
  const { preview } = useSite().composition;
  return (
    <div css={{ position: 'sticky', bottom: 0, zIndex: 30, '@media print': { display: 'none' } }}>
      {preview && <PreviewMarker preview={preview} />}
      <LazyRenewal />
    </div>
  );
}
