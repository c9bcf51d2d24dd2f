import { TOAST_DURATION, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-numbers.ts';

/** What a caller says (spec section 8: each toast has title and description). */
export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it goes by itself; 5 s unless said. */
  duration?: number;
}

/** A toast in the store, newest first. `open: false` is one on its way out. */
export interface Toast extends Required<ToastMessage> {
  id: string;
  open: boolean;
}

const NONE: readonly Toast[] = [];
let toasts = NONE;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Shows a toast; one that was there gives way to it. Call it in answer to something that happened in the browser.
 * It goes by itself after its duration: the visible toaster counts, because it stops counting while it is read.
 *
 * @returns its id, for `dismissToast`
 */
export function toast({ title, description, variant = 'default', duration = TOAST_DURATION }: ToastMessage): string {
  count += 1;
  const id = String(count);
  change([{ id, title, description, variant, duration, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Sends a toast away: it closes now and is forgotten after `TOAST_REMOVE_DELAY`. An id that is not there does nothing. */
export function dismissToast(id: string): void {
  if (!toasts.some((each) => each.id === id && each.open)) return;
  removals.set(
    id,
    setTimeout(() => change(toasts.filter((each) => each.id !== id)), TOAST_REMOVE_DELAY),
  );
  change(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;
/** The server shows none: toasts answer what a visitor does. */
export const noToasts = (): readonly Toast[] => NONE;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (toasts.some((each) => each.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
