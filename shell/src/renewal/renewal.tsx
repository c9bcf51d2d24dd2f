import { useSite } from '@clandor/platform';
import { hasDrafts } from '@clandor/platform/host';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Note, noteAction } from '../frame/note.tsx';
import { isWrittenIn } from '../pages/remote/place.ts';
import { currentComposition } from './current-composition.ts';

/** After a navigation the page before is still fading out, with what stands in its fields; in milliseconds. */
const SETTLED = 1_000;

/** A reload would lose what was typed, on the page or in a draft that lives as long as it. */
const wouldLose = (): boolean => hasDrafts() || isWrittenIn(document.querySelector('main') ?? document);

/**
 * Looks whether visitors get another site by now, and offers it: one quiet line, which waits for the next page while
 * something typed would be lost, and does not come back for a site that was declined.
 *
 * @param looks counts up when it is time to look
 */
export default function Renewal({ looks }: { looks: number }) {
  const { composition } = useSite();
  const { pathname } = useLocation();
  const [next, setNext] = useState<string | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);
  const [offered, setOffered] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new count is a wish to look
  useEffect(() => {
    let gone = false;
    void currentComposition(location.href).then((found) => {
      if (!gone && found) setNext(found === composition.id ? null : found);
    });
    return () => {
      gone = true;
    };
  }, [looks, composition.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be offered on one page is on the next
  useEffect(() => {
    setOffered(false);
    if (next === null || next === declined) return;
    const settled = setTimeout(() => setOffered(!wouldLose()), SETTLED);
    const withdraw = () => {
      clearTimeout(settled);
      setOffered(false);
    };
    document.addEventListener('input', withdraw);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('input', withdraw);
    };
  }, [next, declined, pathname]);

  const decline = () => {
    setDeclined(next);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  // The empty region is there before it is filled: only then is what comes into it announced.
  return (
    <div role="status">
      {offered && (
        <Note>
          <span>The site has been renewed since you opened it.</span>
          <span css={{ display: 'flex', gap: '2rem' }}>
            <button type="button" onClick={() => location.reload()} css={noteAction}>
              Reload
            </button>
            <button type="button" onClick={decline} css={noteAction}>
              Not now
            </button>
          </span>
        </Note>
      )}
    </div>
  );
}
