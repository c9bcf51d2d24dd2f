import { SkipLink } from '@clandor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Announcements } from './announcements.tsx';
import { Connection } from './connection.tsx';
import { Header } from './header.tsx';
import { RunningOrders } from './running-orders.tsx';

/** What every view stands in. After a change of view the title takes the focus. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
  return (
    <div css={{ width: '100%', maxWidth: '84rem', marginInline: 'auto', paddingInline: 'clamp(1.25rem, 3vw, 3rem)' }}>
      <SkipLink target="main">Skip to content</SkipLink>
      <Header />
      <Connection />
      <RunningOrders />
      <Announcements />
      <main id="main" tabIndex={-1} css={{ paddingBlock: 'clamp(1.75rem, 4vw, 3.5rem) 6rem' }}>
        {children}
      </main>
    </div>
  );
}
