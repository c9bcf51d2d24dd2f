import { PlainPostContext } from '@clandor/platform/host';
import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../head/apply-head.ts';
import { HeadContext } from '../head/head-context.ts';
import { forgetServerMarkup } from '../pages/remote/server-markup.ts';

/** Title and head of the page that a navigation led to. The first page came with its own. */
export function useHeadOnNavigation(): void {
  const { pathname } = useLocation();
  const headOf = useContext(HeadContext);
  const answered = useContext(PlainPostContext);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetServerMarkup();
    answered.current = null;
    if (headOf) applyHead(headOf(pathname));
  }, [pathname, headOf, answered]);
}
