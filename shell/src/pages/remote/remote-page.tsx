import type { PageRemote, PageRoute } from '@clandor/contract';
import { ReleaseProvider } from '@clandor/platform/host';
import { useHydrated } from '@clandor/ui';
import { useState, useSyncExternalStore } from 'react';
import type { PageStore } from '../../site/page-store.ts';
import { PageStage } from './page-stage.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { serverMarkup } from './server-markup.ts';
import { useLateArrival } from './use-late-arrival.ts';

interface RemotePageProps {
  pages: PageStore;
  remote: PageRemote;
  route: PageRoute;
}

/**
 * One page of a remote inside the frame: the page, or that of the remote's last good release, or a calm notice.
 * On a first page the server's HTML stays until one of the two can be drawn; only the very release that the server
 * rendered is hydrated over it.
 */
export function RemotePage({ pages, remote, route }: RemotePageProps) {
  const key = { remote, page: route.page };
  const known = () => pages.get(key);
  const state = useSyncExternalStore(pages.subscribe, known, known);
  const [sent] = useState(serverMarkup);
  const alive = useHydrated() || sent === null;
  const page = state && 'module' in state && (alive || state.release === remote) ? state : null;
  const tryingAgain = useLateArrival(page, sent === null);
  const retry = () => {
    tryingAgain();
    return pages.ensure(key);
  };
  return (
    <>
      {(page || sent) && (
        <PageStage
          shown={page ?? undefined}
          release={page?.release ?? remote}
          markup={page ? null : (sent?.html ?? null)}
          onThrow={(error) => page && void pages.threw(key, page.release, error)}
        >
          {page && (
            <ReleaseProvider value={page.release}>
              <page.module.default />
            </ReleaseProvider>
          )}
        </PageStage>
      )}
      {alive && state && 'error' in state && <RemoteFailed readable={sent !== null} onRetry={retry} />}
    </>
  );
}
