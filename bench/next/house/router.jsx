'use client';
// What the house's components ask of React Router, answered by Next's router: they are drawn unchanged.
import { useParams, usePathname, useRouter } from 'next/navigation';
import { createContext, useContext } from 'react';

/** The page that stands in the frame, and what the frame is told of it. */
export const Outlet = createContext({ page: null, handle: undefined });

export { useParams };
export const useOutlet = () => useContext(Outlet).page;
export const useMatches = () => [{ handle: useContext(Outlet).handle }];
export const useLocation = () => ({ pathname: usePathname(), search: '', hash: '', state: null, key: '' });
export const useHref = (to) => to;
export const useResolvedPath = (to) => ({ pathname: to, search: '', hash: '' });
/** Here, no address has a language segment. */
export const matchPath = () => null;

export function useNavigate() {
  const router = useRouter();
  return (to) => (typeof to === 'number' ? history.go(to) : router.push(to));
}

/** As React Router's: a plain press of the left button stays in the page. */
export function useLinkClickHandler(to, { target } = {}) {
  const router = useRouter();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || (target && target !== '_self')) return;
    event.preventDefault();
    router.push(to);
  };
}
