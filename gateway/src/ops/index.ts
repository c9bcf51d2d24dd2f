export { ops } from './ops.ts';
export { previewsOf } from './preview-links.ts';
