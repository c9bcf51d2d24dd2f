import type { Blank } from './blank.ts';
import type { ByteSource } from './byte-source.ts';
import { inspectIso } from './iso/inspect-iso.ts';
import { wrongType } from './refusals.ts';
import { inspectWebm } from './webm/inspect-webm.ts';

/**
 * Finds where a video carries a place, a date, a device or the like, to be overwritten by `blanking` in place: every
 * range by as many bytes, so that no offset changes and nothing is encoded again.
 *
 * It reads headers and tables only, in bounded number. It does not judge whether picture and sound can be played.
 *
 * @param type as `kindOf` told it
 * @returns ranges in ascending order that do not overlap
 * @throws AppError 422 when it is damaged, incomplete, without a picture, too complex, or of no type that is taken;
 *   what the source throws passes through
 */
export async function inspectVideo(source: ByteSource, type: string): Promise<Blank[]> {
  if (type === 'video/webm') return inspectWebm(source);
  if (type === 'video/mp4' || type === 'video/quicktime') return inspectIso(source);
  throw wrongType();
}
