import { LazyMotion, loadMotionFeatures, PlatformProvider, ReleaseProvider } from '@clandor/platform/host';
import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { EmbeddedRelease } from '../read-release.ts';
import { PageBoundary } from './page-boundary.tsx';

interface PageFrameProps {
  release: EmbeddedRelease;
  /** The pattern and the first address of the page, as its release.json lists them. */
  path: string;
  start: string;
  children: ReactNode;
}

/** What a page of ours finds around it on its own site, for one page on another site. */
export function PageFrame({ release, path, start, children }: PageFrameProps) {
  const [site] = useState(() => {
    const { origin } = new URL(release.base);
    const shell = { version: '0.0.0', base: '/', mode: 'production' as const };
    return {
      composition: { id: '', origin, apiBase: origin, mailDomain: '', shell, remotes: [] },
      preload() {},
    };
  });
  return (
    <PlatformProvider site={site}>
      <ReleaseProvider value={release}>
        <LazyMotion strict features={loadMotionFeatures}>
          {/* The page's links stay in here; the address bar belongs to the host. */}
          <MemoryRouter initialEntries={[start]}>
            <PageBoundary>
              <Suspense fallback={<p>Loading</p>}>
                <Routes>
                  <Route path={path} element={children} />
                  <Route path="*" element={<p>This is on the club's own site.</p>} />
                </Routes>
              </Suspense>
            </PageBoundary>
          </MemoryRouter>
        </LazyMotion>
      </ReleaseProvider>
    </PlatformProvider>
  );
}
