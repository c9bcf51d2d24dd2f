import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { newQueryClient } from './api/query-client.ts';
import { Changes } from './changes/changes.tsx';
import { Frame } from './frame/frame.tsx';
import LogPage from './pages/log/page.tsx';
import NotFound from './pages/not-found.tsx';
import OverviewPage from './pages/overview/page.tsx';
import PartPage from './pages/part/page.tsx';
import TokensPage from './pages/tokens/page.tsx';
import { SessionGate } from './session/session-gate.tsx';

/** The whole console, inside a router whose base is /ops. */
export function Console() {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionGate>
        <Changes>
          <Frame>
            <Routes>
              <Route index element={<OverviewPage />} />
              <Route path="parts/:name" element={<PartPage />} />
              <Route path="log" element={<LogPage />} />
              <Route path="tokens" element={<TokensPage />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Frame>
        </Changes>
      </SessionGate>
    </QueryClientProvider>
  );
}
