import { fieldIssues } from '@clandor/schemas/issues';
import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { AppError } from '../http/app-error.ts';

/**
 * What the schema makes of the value; fields that it does not know are dropped.
 * @throws AppError 422 that names all failed fields
 */
export function parseWith<Schema extends core.$ZodType>(schema: Schema, value: unknown): core.output<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError({
    status: 422,
    code: 'invalid-fields',
    message: 'Some fields need your attention.',
    issues: fieldIssues(result.error),
  });
}
