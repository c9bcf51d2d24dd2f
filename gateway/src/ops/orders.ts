import { releasableNameSchema, versionSchema } from '@clandor/contract';
import { z } from 'zod';

const reason = z
  .string()
  .trim()
  .min(3, 'say why, in a few words: it is read in the log')
  .max(500, 'at most 500 characters');

/** What the orders of contract/src/ops.ts must be. */
export const activationOrder = z.object({
  releases: z
    .array(z.object({ name: releasableNameSchema, version: versionSchema.optional() }))
    .min(1, 'name a release')
    .max(50, 'at most 50 at once'),
  percent: z.number().int().min(1).max(100).optional(),
  reason,
});
export const rollbackOrder = z.object({
  name: releasableNameSchema,
  to: versionSchema.optional(),
  reason,
});
export const previewOrder = z.object({
  name: releasableNameSchema,
  version: versionSchema,
  hours: z.number().int().min(1).max(336).optional(),
});
export const reasonOnly = z.object({ reason });
export const supportOrder = z.object({ until: z.iso.date('a date, as in 2027-06-30').nullable(), reason });
export const newToken = z.object({
  name: z.string().trim().min(1, 'give it a name'),
  scope: z.string(),
  days: z.number().int(),
});
export const signIn = z.object({ token: z.string().max(200) });

const text = z.string().max(500).optional();
/** What goes with an archive, in the address's query. */
export const publishQuery = z.object({
  version: versionSchema.optional(),
  supportedUntil: z.iso.date('a date, as in 2027-06-30').optional(),
  reason: text,
});
