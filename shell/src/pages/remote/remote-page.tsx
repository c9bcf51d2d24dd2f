import type { PageRemote, PageRoute } from '@clandor/contract';
import { ReleaseProvider } from '@clandor/platform/host';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageStore } from '../../site/page-store.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RemoteFailed } from './remote-failed.tsx';

/** One page of a remote inside the frame: the page, or a calm notice where it could not be loaded or drawn. */
export function RemotePage({ pages, remote, route }: { pages: PageStore; remote: PageRemote; route: PageRoute }) {
  const [, redraw] = useState(0);
  const { pathname } = useLocation();
  const state = pages.get({ remote, page: route.page });
  const retry = async () => {
    await pages.retry({ remote, page: route.page });
    redraw((count) => count + 1);
  };
  if (!state || !('module' in state)) return <RemoteFailed remote={remote} onRetry={retry} />;
  const { default: Page } = state.module;
  return (
    <PageBoundary key={pathname} remote={remote}>
      <div data-remote={remote.name} data-version={remote.version}>
        <ReleaseProvider value={remote}>
          <Page />
        </ReleaseProvider>
      </div>
    </PageBoundary>
  );
}
