import { useToasts } from '@clandor/platform';
import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

const SiteToaster = lazyPart(() => import('./site-toaster.tsx'));

/** Toasts are rare: their part of the shell is fetched with the first one. */
export function LazyToaster() {
  const { toasts } = useToasts();
  const [needed, setNeeded] = useState(false);
  if (!needed && toasts.length > 0) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SiteToaster />
    </Suspense>
  );
}
