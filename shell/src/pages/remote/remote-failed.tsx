import { Container, Notice } from '@clandor/ui';
import { useState } from 'react';

interface RemoteFailedProps {
  /** The page's text is there all the same, as the server sent it. */
  readable: boolean;
  onRetry: () => Promise<unknown>;
}

/** The calm notice where neither a remote's page nor that of its last good release could be loaded or drawn. */
export function RemoteFailed({ readable, onRetry }: RemoteFailedProps) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Container>
      <Notice
        title={readable ? 'Part of this page is not available just now.' : 'This page is not available just now.'}
        action={trying ? 'Trying again…' : 'Try again'}
        onAction={retry}
      >
        {readable
          ? 'You can read it as it is, and its links work. Forms on it do not yet.'
          : 'The rest of the house is open. Please try again in a moment.'}
      </Notice>
    </Container>
  );
}
