export { HEAD_BYTES, kindOf } from './kind-of.ts';
export { cleanPhoto } from './photo/clean-photo.ts';
export { blanking } from './video/blanking.ts';
export { inspectVideo } from './video/inspect-video.ts';
