import { z } from 'zod';

/** In pixels: more than any phone's camera makes. A few kilobytes of PNG can claim a thousand times as many. */
export const MOST_PIXELS = 50e6;

/** What the photo's process says. It reads what strangers made, so what comes is checked. */
export const fromPhotoProcess = z.discriminatedUnion('type', [
  // It has started, with sharp: what fails from now on is the photo's fault.
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('cleaned'),
    photo: z.object({
      type: z.enum(['image/jpeg', 'image/png']),
      width: z.int().min(1).max(MOST_PIXELS),
      height: z.int().min(1).max(MOST_PIXELS),
      bytes: z.int().min(1),
    }),
  }),
  z.object({
    type: z.literal('refused'),
    reason: z.enum(['unreadable', 'too-many-pixels', 'too-much-memory']),
    /** For the log. */
    detail: z.string().max(2000),
  }),
]);
export type FromPhotoProcess = z.infer<typeof fromPhotoProcess>;
export type CleanedPhoto = Extract<FromPhotoProcess, { type: 'cleaned' }>['photo'];
export type PhotoRefusal = Extract<FromPhotoProcess, { type: 'refused' }>['reason'];
