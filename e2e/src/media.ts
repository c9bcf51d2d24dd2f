import { jpeg, mp4 } from '@clandor/gateway/testing/media-files';

/** A photo as a phone takes it, with its place in it. */
export const makePhoto = (): Promise<Buffer> => jpeg({ width: 320, height: 400 });

/** A film of no pictures, built as phones build them. */
export const makeVideo = (): Buffer => mp4({ filler: 50_000 });
