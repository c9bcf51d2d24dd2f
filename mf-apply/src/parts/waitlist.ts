import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** What one waitlist is to its form and to a plain post of it. */
export interface Waitlist<Draft extends FieldValues> {
  endpoint: `/api/${string}`;
  schema: Parameters<typeof standardSchemaResolver<Draft, unknown, Draft>>[0];
  /** The untouched form. */
  empty: Readonly<Draft>;
  /** The fields as they stand in the form: the order of the error summary. */
  order: readonly FieldPath<Draft>[];
}
