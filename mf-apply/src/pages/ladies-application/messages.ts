import type { FieldIssue } from '@clandor/schemas/issues';

/** What the form says in the browser's own alerts (spec section 8). */
export const incomplete = (issues: readonly FieldIssue[]): string =>
  [
    'Please complete the following required fields:',
    ...issues.map(({ field, message }) => `${field}: ${message}`),
  ].join('\n');

/** What the last step needs could not be fetched. */
export const UNREACHABLE =
  'we could not be reached. Nothing you wrote is lost. Please check your connection and try again.';

export const submissionFailed = (reason: string): string => `Submission failed: ${reason}`;

export const uploadFailed = (reason: string): string => `Upload failed: ${reason}`;

export const NDA_DECLINED = `Application Not Submitted

Clandor requires all accepted members to sign a non-disclosure agreement. Your application is not submitted. You may return and reapply at any time.`;

export const CLEAR_QUESTION =
  'Erase everything you have written in this form, and begin again? The saved draft is erased as well.';
