import type { PageRemote } from '@clandor/contract';
import { Container, Notice } from '@clandor/ui';
import { useEffect, useState } from 'react';
import { serverMarkup } from './server-markup.ts';

/**
 * Stands where a remote's page could not be loaded. On a first page the HTML that the server sent is kept
 * (React leaves markup under `dangerouslySetInnerHTML` as it is), and the notice stands beside it once the page is alive.
 */
export function RemoteFailed({ remote, onRetry }: { remote: PageRemote; onRetry: () => unknown }) {
  const [sent] = useState(serverMarkup);
  const [alive, setAlive] = useState(sent === null);
  const [trying, setTrying] = useState(false);
  useEffect(() => setAlive(true), []);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <>
      {sent !== null && (
        <div
          data-remote={remote.name}
          data-version={remote.version}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the very bytes our own renderer sent, nothing of a visitor's
          dangerouslySetInnerHTML={{ __html: sent }}
        />
      )}
      {alive && (
        <Container>
          <Notice
            title={
              sent === null ? 'This page is not available just now.' : 'Part of this page is not available just now.'
            }
            action={trying ? 'Trying again…' : 'Try again'}
            onAction={retry}
          >
            {sent === null
              ? 'The rest of the house is open. Please try again in a moment.'
              : 'You can read it as it is, and its links work. Forms on it do not yet.'}
          </Notice>
        </Container>
      )}
    </>
  );
}
