/** Makes visitors' photos and videos harmless and private before they are kept. */
export { HEAD_LENGTH, kindOf, type MediaKind } from './kind-of.ts';
export { cleanPhoto } from './photo/clean-photo.ts';
export type { CleanedPhoto } from './photo/messages.ts';
export type { PhotoCleaning } from './photo/run-photo-process.ts';
export type { Blank } from './video/blank.ts';
export { blanking } from './video/blanking.ts';
export type { ByteSource } from './video/byte-source.ts';
export { inspectVideo } from './video/inspect-video.ts';
