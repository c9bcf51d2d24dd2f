import type { PageComposition, PlainPost } from '@clandor/contract';
import { LazyMotion, loadMotionFeatures, PlainPostContext, PlatformProvider } from '@clandor/platform/host';
import { GlobalStyle } from '@clandor/ui';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { HeadContext } from '../head/head-context.ts';
import { bareHead, type DocumentHead, documentHead } from '../head/page-head.ts';
import { matchPage } from './match.ts';
import type { PageStore } from './page-store.ts';

interface RootProps {
  cache: EmotionCache;
  composition: PageComposition;
  pages: PageStore;
  /** What the document answers to, where it is no ordinary page. */
  plainPost?: PlainPost | null;
  /** The router, the browser's or the server's. */
  children: ReactNode;
}

/** A page that cannot say what it is does not take the frame along; in the browser only, where it is asked for. */
export function headOfPage(composition: PageComposition, pages: PageStore, pathname: string): DocumentHead {
  try {
    return documentHead(composition, pages, pathname);
  } catch (error) {
    console.error(error);
    return bareHead(composition);
  }
}

/** All that stands around the router, the same on both sides: one React tree. */
export function Root({ cache, composition, pages, plainPost = null, children }: RootProps) {
  const [answered] = useState(() => ({ current: plainPost }));
  const [headOf] = useState(() => (pathname: string) => headOfPage(composition, pages, pathname));
  const [site] = useState(() => ({
    composition,
    preload: (path: string) => {
      const match = matchPage(composition, path);
      if (match) void pages.ensure({ remote: match.remote, page: match.route.page });
    },
  }));
  return (
    <CacheProvider value={cache}>
      <PlatformProvider site={site}>
        <GlobalStyle fontBase={`${composition.shell.base}web/`} />
        <HeadContext value={headOf}>
          <PlainPostContext value={answered}>
            <LazyMotion strict features={loadMotionFeatures}>
              {children}
            </LazyMotion>
          </PlainPostContext>
        </HeadContext>
      </PlatformProvider>
    </CacheProvider>
  );
}
