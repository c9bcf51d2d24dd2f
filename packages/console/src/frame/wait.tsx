import { Notice } from '@clandor/ui';

interface WaitProps {
  /** What is being asked for, as in `the log`. */
  what: string;
  error: Error | null;
  onRetry: () => void;
}

/** Stands where something will be: it is on its way, or could not be had. */
export function Wait({ what, error, onRetry }: WaitProps) {
  if (!error)
    return (
      <p role="status" css={{ color: 'var(--muted)' }}>
        Asking for {what}…
      </p>
    );
  return (
    <Notice
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be had`}
      action="Try again"
      onAction={onRetry}
    >
      {error.message}
    </Notice>
  );
}
