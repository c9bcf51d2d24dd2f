import { ApiError } from '@clandor/platform';
import { type } from '@clandor/ui';

/** Says beside the button that nothing was sent, and what to do (design.md, reading 7). The form above keeps everything. */
export function SubmitFailed({ error }: { error: Error | null }) {
  return (
    <div role="status" css={{ ...type.small, color: 'var(--error)' }}>
      {error && messageFor(error)}
    </div>
  );
}

function messageFor(error: Error): string {
  if (!(error instanceof ApiError)) {
    return 'Your enquiry was not sent: we could not be reached. Nothing you wrote is lost. Please check your connection and try again.';
  }
  if (error.issues.length > 0) return 'Your enquiry was not sent. Please look at the fields named above.';
  if (error.status === 429)
    return 'Your enquiry was not sent: there were many from this address. Please try again in a few minutes.';
  return 'Your enquiry was not sent. Nothing you wrote is lost. Please try again in a moment.';
}
