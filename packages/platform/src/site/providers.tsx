/** @jsxImportSource react */
import { MotionConfig } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { connectBackend } from '../api/backend.ts';
import { isIos } from '../is-ios.ts';
import { ReleaseContext, type ReleaseInPage } from './release-context.ts';
import { type Site, type SiteConnection, SiteContext } from './site-context.ts';

interface PlatformProviderProps {
  /** Read once: a page keeps the composition that it started with. */
  site: SiteConnection;
  children: ReactNode;
}

/** Gives a page all that it asks of the platform. The shell puts it around the router, on both sides. */
export function PlatformProvider({ site, children }: PlatformProviderProps) {
  const [value] = useState((): Site => {
    connectBackend({ base: site.composition.apiBase, ios: isIos() });
    return { ...site, mode: site.composition.shell.mode };
  });
  return (
    <SiteContext value={value}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </SiteContext>
  );
}

/** Names the release that draws what is inside. */
export function ReleaseProvider({ value, children }: { value: ReleaseInPage; children: ReactNode }) {
  return <ReleaseContext value={value}>{children}</ReleaseContext>;
}
