import { useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, noToasts, subscribeToToasts, type Toast } from './toast-store.ts';

/** The toasts there are now, newest first, for whoever draws them; and how to dismiss one by its id. */
export function useToasts(): { toasts: readonly Toast[]; dismiss: (id: string) => void } {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  return { toasts, dismiss: dismissToast };
}
