import type { PageHead } from '@clandor/contract';
import { Container, Notice } from '@clandor/ui';
import { useState } from 'react';

/** What the document says of itself where the notice stands in place of a page. */
export const failedHead: PageHead = {
  title: 'This page is not available just now',
  description: '',
  noindex: true,
};

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
        title={readable ? 'Part of this page is not available just now.' : `${failedHead.title}.`}
        level={readable ? 2 : 1}
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
