import type { Blank, ByteSource } from './byte-source.ts';
import { inspectMp4 } from './inspect-mp4.ts';
import { inspectWebm } from './inspect-webm.ts';

/**
 * Where a video says where, when and with what it was taken: what is to be overwritten before it is kept.
 *
 * @param type by content
 * @throws AppError 422 for a video that is cut short or cannot be read
 */
export const inspectVideo = (source: ByteSource, type: string): Promise<Blank[]> =>
  type === 'video/webm' ? inspectWebm(source) : inspectMp4(source);
