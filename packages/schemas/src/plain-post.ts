import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { type FieldIssue, fieldIssues } from './issues.ts';

/** The fields that a browser sent by itself: a `URLSearchParams`. */
interface PostedFields {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
}

/** What this file knows of the contract's `PlainPost`. */
interface Answered {
  fields: readonly (readonly [name: string, value: string])[];
  outcome:
    | { kind: 'stored'; reference: string }
    | { kind: 'refused'; issues: readonly FieldIssue[] }
    | { kind: 'failed'; status: number; message: string };
}

/** A form, as far as a plain post of it goes. */
export interface PlainForm<Draft extends object, Complete> {
  /** The untouched form. */
  empty: Readonly<Draft>;
  schema: core.$ZodType<Complete>;
  /** The fields as they stand in the form. */
  order: readonly string[];
  endpoint: string;
  /** What the form sends once it has passed. */
  payload: (complete: Complete) => Record<string, unknown>;
}

/** What the form makes of the fields that a browser sent by itself: what it would send, or all that is wrong. */
export function readPlainPost<Draft extends object, Complete>(
  fields: PostedFields,
  { empty, schema, order, endpoint, payload }: PlainForm<Draft, Complete>,
): { endpoint: string; payload: Record<string, unknown> } | { issues: FieldIssue[] } {
  const result = safeParse(schema, draftOf(fields, empty));
  if (result.success) return { endpoint, payload: payload(result.data) };
  const issues = fieldIssues(result.error);
  return { issues: order.flatMap((field) => issues.filter((issue) => issue.field === field)) };
}

/** How a form begins that is drawn in answer to a plain post. */
export interface PlainStart<Draft> {
  /** What was sent, so that nothing is lost. */
  draft: Draft;
  /** As React Hook Form takes them. */
  errors: Partial<Record<keyof Draft & string, { type: 'server'; message: string }>>;
  /** What failed without being a field's fault; null otherwise. */
  failure: { status: number; message: string } | null;
}

/**
 * How the form begins that this page shows; null where it was not sent, or is stored.
 *
 * @param nameOf the form's field by the endpoint's name for it, where the two differ
 */
export function plainStart<Draft extends object>(
  post: Answered | null,
  { empty, order, nameOf = (field) => field }: PlainStartOptions<Draft>,
): PlainStart<Draft> | null {
  if (!post || post.outcome.kind === 'stored') return null;
  const { fields, outcome } = post;
  const errors: PlainStart<Draft>['errors'] = {};
  for (const { field, message } of outcome.kind === 'refused' ? outcome.issues : []) {
    const name = order.find((each) => each === nameOf(field));
    if (name) errors[name] ??= { type: 'server', message };
  }
  return {
    draft: draftOf(new URLSearchParams(fields.map(([name, value]) => [name, value])), empty),
    errors,
    failure: outcome.kind === 'failed' ? outcome : null,
  };
}

interface PlainStartOptions<Draft> {
  empty: Readonly<Draft>;
  order: readonly (keyof Draft & string)[];
  nameOf?: (field: string) => string;
}

/** The receipt that a page shows in place of its form, if what was sent is stored. */
export const plainReceipt = (post: Answered | null): { reference: string } | null =>
  post?.outcome.kind === 'stored' ? { reference: post.outcome.reference } : null;

/** A browser sends texts: a box is there or not, a group comes once for each of its choices. */
function draftOf<Draft extends object>(fields: PostedFields, empty: Readonly<Draft>): Draft {
  const sent = Object.entries(empty).map(([name, untouched]) => {
    if (typeof untouched === 'boolean') return [name, fields.has(name)];
    return [name, Array.isArray(untouched) ? fields.getAll(name) : (fields.get(name) ?? '')];
  });
  return { ...empty, ...Object.fromEntries(sent) };
}
