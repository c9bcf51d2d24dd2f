/** @jsxImportSource react */
import { type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent, useRef } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { useLocalPath } from '../language/use-language.ts';
import { useSite } from '../site/site-context.ts';

interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
}

/** A link to a page of this site; what `Link` is for paths. */
export function PageLink({ to, onClick, onPointerEnter, onFocus, onTouchStart, ...anchor }: PageLinkProps) {
  const local = useLocalPath()(to);
  const href = useHref(local);
  const { pathname } = useResolvedPath(local);
  const current = samePage(pathname, useLocation().pathname);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(local, anchor.target ? { target: anchor.target } : {});
  const preload = usePreload(pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && anchor.download === undefined) navigate(event);
  };
  return (
    <a
      aria-current={current ? 'page' : undefined}
      {...anchor}
      href={href}
      onClick={follow}
      onPointerEnter={both(onPointerEnter, preload)}
      onFocus={both(onFocus, preload)}
      onTouchStart={both(onTouchStart, preload)}
    />
  );
}

/** Asks for the page's code at the first sign of interest, once for each path that the link leads to. */
function usePreload(pathname: string): () => void {
  const { preload } = useSite();
  const asked = useRef<string>(undefined);
  return () => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    preload(pathname);
  };
}

const both =
  <Event extends SyntheticEvent>(handler: ((event: Event) => void) | undefined, then: () => void) =>
  (event: Event) => {
    handler?.(event);
    then();
  };

/** `/about/` is the page `/about`. */
const samePage = (one: string, other: string): boolean => trimmed(one) === trimmed(other);
const trimmed = (pathname: string): string => pathname.replace(/\/+$/, '');
