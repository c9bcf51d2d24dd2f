/** @jsxImportSource react */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MotionConfig } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { connectBackend } from '../api/backend.ts';
import { isIos } from '../is-ios.ts';
import { ReleaseContext, type ReleaseInPage } from './release-context.ts';
import { type Site, type SiteConnection, SiteContext } from './site-context.ts';

interface PlatformProviderProps {
  /** Read once: a page keeps the composition that it started with. */
  site: SiteConnection;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives a page all that it asks of the platform. The shell puts it around the router, on both sides. */
export function PlatformProvider({ site, queryClient, children }: PlatformProviderProps) {
  const [value] = useState((): Site => {
    connectBackend({ base: site.composition.apiBase, ios: isIos() });
    return { ...site, mode: site.composition.shell.mode };
  });
  return (
    <SiteContext value={value}>
      <QueryClientProvider client={queryClient}>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </QueryClientProvider>
    </SiteContext>
  );
}

/** Names the release that draws what is inside. */
export function ReleaseProvider({ value, children }: { value: ReleaseInPage; children: ReactNode }) {
  return <ReleaseContext value={value}>{children}</ReleaseContext>;
}
