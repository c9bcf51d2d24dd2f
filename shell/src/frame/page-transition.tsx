import { AnimatePresence, m } from '@clandor/platform';
import { PAGE_FADE_IN, PAGE_FADE_OUT, useReducedMotion } from '@clandor/platform/host';
import { useLocation, useOutlet } from 'react-router-dom';
import { Arrival } from './arrival.tsx';

/** Fades a page in over 0.4 s and the one before it out over 0.2 s (spec section 9). The first page is simply there. */
export function PageTransition() {
  const { pathname } = useLocation();
  const page = useOutlet();
  const still = useReducedMotion();
  return (
    <AnimatePresence mode="wait" initial={false}>
      <m.div
        key={pathname}
        initial={{ opacity: 0 }}
        animate={{ opacity: 1, transition: { duration: still ? 0 : PAGE_FADE_IN } }}
        exit={{ opacity: 0, transition: { duration: still ? 0 : PAGE_FADE_OUT } }}
      >
        <Arrival>{page}</Arrival>
      </m.div>
    </AnimatePresence>
  );
}
