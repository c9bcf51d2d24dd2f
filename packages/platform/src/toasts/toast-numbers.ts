/** The numbers of toasts, all of them (spec section 9). Times are in milliseconds. */

/** Shown at a time. */
export const TOAST_LIMIT = 1;
/** From being dismissed to being forgotten. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** How long a toast stays that says nothing else. */
export const TOAST_DURATION = 5_000;
/** The key that leads to the toasts. */
export const TOAST_HOTKEY = 'F8';
export const TOAST_SWIPE_DIRECTION = 'right';
/** How far a swipe goes before it dismisses, in pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;
