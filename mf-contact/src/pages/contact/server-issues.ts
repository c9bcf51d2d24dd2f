import { ApiError } from '@clandor/platform';
import type { EnquiryDraft } from '@clandor/schemas/enquiry';
import { FIELD_ORDER } from './enquiry-fields.tsx';

interface DraftIssue {
  name: keyof EnquiryDraft;
  message: string;
}

/** What the server refused, at the fields of the form: the payload's `phone` is the form's `phoneNumber`. */
export function serverIssues(error: Error | null): DraftIssue[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ field, message }) => {
    const name = FIELD_ORDER.find((each) => each === (field === 'phone' ? 'phoneNumber' : field));
    return name ? [{ name, message }] : [];
  });
}
