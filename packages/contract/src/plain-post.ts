import { z } from 'zod';

/**
 * A form that a browser sent by itself, without scripts: the page that holds it reads the fields, the gateway stores
 * what it made of them, and the page is rendered once more with what came of it (docs/decisions/45-plain-posts.md).
 */

/** Names and values as they were sent, in the form's order. A name may come more than once. */
export type PlainFields = readonly (readonly [name: string, value: string])[];

/** The fields as a page reads them: a `URLSearchParams`. */
export interface PostedFields {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
}

const plainIssue = z.object({
  /** The field's name in the form. */
  field: z.string(),
  message: z.string(),
});
/** A failed field, in the words that the form shows beside it. */
export type PlainIssue = z.infer<typeof plainIssue>;

/** What a page makes of a plain post: what its form would send, and where to; or what is wrong, in the form's order. */
export const plainReadingSchema = z.union([
  z.object({ endpoint: z.string().startsWith('/api/'), payload: z.record(z.string(), z.unknown()) }),
  z.object({ issues: z.array(plainIssue).min(1) }),
]);
export type PlainReading = z.infer<typeof plainReadingSchema>;

/** What came of a plain post. */
export type PlainOutcome =
  | { kind: 'stored'; reference: string }
  /** Some fields need attention; as the page itself named them, or as the endpoint did. */
  | { kind: 'refused'; issues: readonly PlainIssue[] }
  /** Nothing was stored, through no fault of a field: as the endpoint says it to visitors. */
  | { kind: 'failed'; status: number; message: string };

/** What a page is told that is rendered in answer to a plain post. Its document carries it as JSON in `#plain-post`. */
export interface PlainPost {
  /** The page's path: it is of no other page's concern. */
  path: string;
  /** Empty once they are stored. */
  fields: PlainFields;
  outcome: PlainOutcome;
}
