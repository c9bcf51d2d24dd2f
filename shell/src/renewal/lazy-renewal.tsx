import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';
import { useLookDue } from './use-look-due.ts';

const Renewal = lazyPart(() => import('./renewal.tsx'));

/** Old tabs are offered the new site. What that takes is fetched when it is first time to look for one. */
export function LazyRenewal() {
  const looks = useLookDue();
  if (looks === 0) return null;
  return (
    <Suspense fallback={null}>
      <Renewal looks={looks} />
    </Suspense>
  );
}
