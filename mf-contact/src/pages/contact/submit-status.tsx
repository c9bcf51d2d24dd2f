import { ApiError } from '@clandor/platform';
import { FormNote, VisuallyHidden } from '@clandor/ui';
import { serverIssues } from './server-issues.ts';

/**
 * Says beside the button how the sending goes, aloud too: that it runs, or that nothing was sent and what to do
 * (design.md, reading 7). The form above keeps everything.
 */
export function SubmitStatus({ pending, problem }: { pending: boolean; problem: string | null }) {
  return (
    <FormNote tone="problem">
      {pending ? <VisuallyHidden>Your enquiry is being sent.</VisuallyHidden> : problem}
    </FormNote>
  );
}

/** Why an enquiry was not sent, and what to do. */
export function problemOf(error: Error): string {
  if (!(error instanceof ApiError)) {
    return 'Your enquiry was not sent: we could not be reached. Nothing you wrote is lost. Please check your connection and send it again.';
  }
  if (serverIssues(error).length > 0) return 'Your enquiry was not sent. Please look at the fields named above.';
  return problemOfStatus(error.status);
}

/** The same, by what the endpoint answered. */
export function problemOfStatus(status: number): string {
  if (status === 429) {
    return 'Your enquiry was not sent: there were many from this address. Nothing you wrote is lost. Please try again in a few minutes.';
  }
  return 'Your enquiry was not sent. Nothing you wrote is lost. Please try again in a moment.';
}
