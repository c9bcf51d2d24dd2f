/** One failed field, as forms show it and as /api answers it. */
export interface FieldIssue {
  /** The field's name in spec.md; empty for the whole. */
  field: string;
  message: string;
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The failed fields of a zod error in the schema's order: all of them, each once, with its first message. */
export function fieldIssues({ issues }: { readonly issues: readonly SchemaIssue[] }): FieldIssue[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
