import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

let firstPage = true;

/**
 * Puts the visitor where a full load would: at the top of the page, or at the anchor that the address names, with
 * keyboard and screen reader at the page's heading. It wraps a page and runs when that page comes in, which is after
 * the one before has faded out. On the first page the browser has done it.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const { current: anchor } = useRef(hash);
  useEffect(() => {
    if (firstPage) {
      firstPage = false;
      return;
    }
    const target = anchor && document.getElementById(decodeURIComponent(anchor.slice(1)));
    if (target) return target.scrollIntoView();
    window.scrollTo(0, 0);
    focusHeading();
  }, [anchor]);
  return children;
}
