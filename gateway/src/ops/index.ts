export { ops } from './ops.ts';
export { previewCookie, previewsOf } from './preview-links.ts';
