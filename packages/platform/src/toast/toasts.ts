import { useSyncExternalStore } from 'react';

/** Toasts shown at a time, and how they behave (spec section 9). Times in milliseconds, distances in pixels. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5_000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_HOTKEY = 'F8';
export const TOAST_SWIPE_DIRECTION = 'right';
export const TOAST_SWIPE_THRESHOLD = 50;

export interface Toast {
  id: string;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** False once dismissed: it leaves the screen, and the list later. */
  open: boolean;
  duration: number;
}

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = NONE;
let count = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; with one on show already, it takes its place.
 *
 * @returns its id, for `dismissToast`
 */
export function toast({ variant = 'default', duration = TOAST_DURATION, ...text }: ToastText): string {
  count += 1;
  const id = `toast-${count}`;
  change([{ id, variant, duration, open: true, ...text }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export interface ToastText {
  title: string;
  description: string;
  variant?: Toast['variant'];
  duration?: number;
}

/** Takes a toast off the screen at once, and out of the list after the removal delay. */
export function dismissToast(id: string): void {
  if (!toasts.some((each) => each.id === id && each.open)) return;
  change(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => change(toasts.filter((each) => each.id !== id)), TOAST_REMOVE_DELAY);
}

/** The toasts of the page. None on the server. */
export function useToasts(): { toasts: readonly Toast[]; dismiss: (id: string) => void } {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return { toasts: shown, dismiss: dismissToast };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
