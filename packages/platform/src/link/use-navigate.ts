import { type NavigateOptions, useNavigate as useRouterNavigate } from 'react-router-dom';
import { useLocalPath } from '../language/use-language.ts';

/** Navigates as `Link` does: inside the site, keeping the language. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const localPath = useLocalPath();
  return (to, options) => {
    void navigate(localPath(to), options);
  };
}
