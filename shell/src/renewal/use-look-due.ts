import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A tab does not ask more often than this whether there is a new site, in milliseconds. */
export const LOOK_AFTER = 5 * 60_000;

/**
 * How often it has been time to look whether there is a new site: when the tab is looked at again, or on a navigation,
 * if the last time was more than five minutes ago. Nothing is asked in a tab that nobody looks at.
 */
export function useLookDue(): number {
  const [looks, setLooks] = useState(0);
  const last = useRef(0);
  const { pathname } = useLocation();
  const look = useCallback(() => {
    const now = Date.now();
    if (document.visibilityState === 'hidden' || now - last.current < LOOK_AFTER) return;
    last.current = now;
    setLooks((count) => count + 1);
  }, []);

  useEffect(() => {
    // The page that has just come is the newest there is.
    last.current = Date.now();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is what is waited for
  useEffect(look, [pathname, look]);
  return looks;
}
