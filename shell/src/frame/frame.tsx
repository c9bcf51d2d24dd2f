import { isLanguage } from '@clandor/platform/host';
import { SkipLink } from '@clandor/ui';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../site/route-handle.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { Notes } from './notes.tsx';
import { PageTransition } from './page-transition.tsx';
import { useHeadOnNavigation } from './use-head-on-navigation.ts';

/** The dark, full-height frame that every page stands in: header, main content, footer (spec section 2). */
export function Frame() {
  const handle = useRouteOnShow();
  useHeadOnNavigation();
  return (
    <div css={{ minHeight: '100svh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink target="main">Skip to content</SkipLink>
      <Header variant={handle?.route.header ?? 'solid'} />
      <main id="main" tabIndex={-1} css={{ flex: '1 0 auto', outline: 'none' }}>
        <PageTransition />
      </main>
      <Footer />
      <Notes />
      <LazyToaster />
    </div>
  );
}

/**
 * The route on show; undefined for the 404 screen, also where the router took the unknown first word of an address for
 * a language (routes.tsx).
 */
function useRouteOnShow(): RouteHandle | undefined {
  const match = useMatches().at(-1);
  const language = match?.params.language;
  if (language !== undefined && !isLanguage(language)) return undefined;
  return match?.handle as RouteHandle | undefined;
}
