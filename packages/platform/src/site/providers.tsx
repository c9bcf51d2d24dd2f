import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PageRelease, ReleaseContext, type Site, SiteContext } from './contexts.ts';

/** What every page needs around it. The shell mounts it once. */
export function PlatformProvider(props: { site: Site; queryClient: QueryClient; children: ReactNode }) {
  return (
    <SiteContext value={props.site}>
      <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
    </SiteContext>
  );
}

/** Tells a page which release it came with. The shell mounts it around each remote's page. */
export function ReleaseProvider({ value, children }: { value: PageRelease; children: ReactNode }) {
  return <ReleaseContext value={value}>{children}</ReleaseContext>;
}
