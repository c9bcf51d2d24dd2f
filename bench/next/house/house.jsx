'use client';
import { LazyMotion, loadMotionFeatures, PlatformProvider, ReleaseProvider } from '@clandor/platform/host';
import { GlobalStyle } from '@clandor/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Frame } from '../../../shell/src/frame/frame.tsx';
import { Outlet } from './router.jsx';
import { Styles } from './styles.jsx';

/** Where fonts and pictures lie, as in a release. */
const BASE = '/house/';
const RELEASE = { name: 'next', version: '0.0.0', base: BASE };

/** All that stands around a page of the house: what the shell's root puts there, and its frame. */
export function House({ header, children }) {
  const router = useRouter();
  const [site] = useState(() => ({
    composition: {
      id: 'next',
      origin: '',
      apiBase: '',
      mailDomain: 'clandor.example',
      shell: { version: '0.0.0', base: BASE, mode: 'production' },
      remotes: [],
    },
    preload: (path) => router.prefetch(path),
  }));
  const page = <ReleaseProvider value={RELEASE}>{children}</ReleaseProvider>;
  return (
    <Styles>
      <PlatformProvider site={site}>
        <GlobalStyle fontBase={`${BASE}web/`} />
        <LazyMotion strict features={loadMotionFeatures}>
          <Outlet value={{ page, handle: { route: { header } } }}>
            <Frame />
          </Outlet>
        </LazyMotion>
      </PlatformProvider>
    </Styles>
  );
}
