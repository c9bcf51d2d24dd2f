/** Where a previewing browser goes to see the site as everybody does again. */
export const LEAVE_PREVIEW = '/ops/preview/leave';
