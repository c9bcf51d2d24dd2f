import { useSyncExternalStore } from 'react';

/** Scrolled further than this, in pixels, the header takes its solid ground (spec section 9). */
export const SCROLL_THRESHOLD = 50;

/** Whether the page is scrolled beyond the threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
