import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../frame/focus-heading.ts';
import { applyHead } from '../../head/apply-head.ts';
import { HeadContext } from '../../head/head-context.ts';

/**
 * A page that comes in place of the notice, once it was tried again: as after a navigation, the document's head is that
 * page's, and the focus, which went with the notice, is on its heading.
 *
 * @param page what is shown, while there is something
 * @param replaced whether the notice stood in place of the page, and not beside the server's HTML with its own head
 * @returns to be told that it is tried again
 */
export function useLateArrival(page: object | null, replaced: boolean): () => void {
  const headOf = useContext(HeadContext);
  const { pathname } = useLocation();
  const tried = useRef(false);
  useEffect(() => {
    if (!page || !tried.current) return;
    tried.current = false;
    if (headOf && replaced) applyHead(headOf(pathname));
    if (document.activeElement === document.body) focusHeading();
  }, [page, replaced, headOf, pathname]);
  return () => {
    tried.current = true;
  };
}
