import { ApiError } from '@clandor/platform';
import type { EnquiryDraft } from '@clandor/schemas/enquiry';
import { FIELD_ORDER } from './enquiry-fields.tsx';

interface DraftIssue {
  name: keyof EnquiryDraft;
  message: string;
}

/** The form's field by the payload's name for it. */
export const formField = (field: string): string => (field === 'phone' ? 'phoneNumber' : field);

/** What the server refused, at the fields of the form. */
export function serverIssues(error: Error | null): DraftIssue[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ field, message }) => {
    const name = FIELD_ORDER.find((each) => each === formField(field));
    return name ? [{ name, message }] : [];
  });
}
