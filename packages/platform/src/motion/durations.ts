/** How long the frame's movements take, in seconds (spec section 9). */
export const PAGE_FADE_IN = 0.4;
export const PAGE_FADE_OUT = 0.2;
export const DRAWER_EXIT = 0.3;
