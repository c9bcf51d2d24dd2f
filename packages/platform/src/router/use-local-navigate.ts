import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';
import { useLocalPath } from '../language/use-language.ts';

/** Goes to a page, or through the history by a number of steps. */
export interface Navigate {
  (to: To, options?: NavigateOptions): void | Promise<void>;
  (steps: number): void | Promise<void>;
}

/** React Router's `useNavigate`, keeping the language of the address as `Link` does (design.md, reading 2). */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const local = useLocalPath();
  return (to: To | number, options?: NavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    if (typeof to === 'string') return navigate(local(to), options);
    return navigate(to.pathname === undefined ? to : { ...to, pathname: local(to.pathname) }, options);
  };
}
