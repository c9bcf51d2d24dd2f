import { UPLOAD_RULES } from '@clandor/schemas/uploads';
import { AppError } from '../../http/app-error.ts';

const refusal = (code: string, message: string): AppError => new AppError({ status: 422, code, message });

/** Its structure makes no sense. */
export const unreadable = (): AppError =>
  refusal('video-unreadable', 'This video cannot be read. Please choose another.');

/** Something in it reaches beyond its end. */
export const truncated = (): AppError =>
  refusal('video-truncated', 'This video is incomplete. Please upload it again, or choose another.');

/** Sound alone, or nothing to play at all. */
export const noPicture = (): AppError =>
  refusal('video-without-picture', 'There is no video in this file. Please choose another.');

/** Inspecting it would take more than a video needs. */
export const tooComplex = (): AppError =>
  refusal('video-too-complex', 'This video is too long or too complex to be checked. Please choose a shorter one.');

/** It carries tracks beside picture and sound, in a form that cannot be overwritten in place. */
export const hiddenData = (): AppError =>
  refusal(
    'video-hidden-data',
    'This video carries data beside picture and sound that we cannot remove. Please export it again as MP4 and upload that.',
  );

/** None of the types that are taken. */
export const wrongType = (): AppError => refusal('video-wrong-type', UPLOAD_RULES.video.wrongType);
