import type { FieldIssue } from '@clandor/schemas/issues';
import { fieldIssues } from '@clandor/schemas/issues';
import { type LadiesDraft, ladiesApplicationSchema } from '@clandor/schemas/ladies-application';
import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { FIELD_ORDER } from './steps.ts';

/** All failed fields of the form as it stands, in its order (spec section 5). */
export function issuesOf(answers: LadiesDraft): FieldIssue[] {
  const { error } = ladiesApplicationSchema.safeParse(answers);
  const found = new Map((error ? fieldIssues(error) : []).map((issue) => [issue.field, issue]));
  return FIELD_ORDER.flatMap((field) => found.get(field) ?? []);
}

/** What is wrong, once a submit has been tried. */
export const IssuesContext = createContext<readonly FieldIssue[]>([]);

/** What a field's control needs: its registration, and its message. */
export function useField() {
  const { register } = useFormContext<LadiesDraft>();
  const issues = useContext(IssuesContext);
  const errorOf = (name: keyof LadiesDraft): string | undefined => issues.find(({ field }) => field === name)?.message;
  return { field: (name: keyof LadiesDraft) => ({ ...register(name), error: errorOf(name) }), errorOf };
}
