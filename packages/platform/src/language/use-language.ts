import { useLocation } from 'react-router-dom';
import { useSite } from '../site/site-context.ts';
import { splitLanguage } from './languages.ts';
import { localPath } from './local-path.ts';

/** The language segment of the address on show, or null (design.md, reading 2). The copy is English whatever it says. */
export const useLanguage = (): string | null => splitLanguage(useLocation().pathname).language;

/** Gives a path of the site the language of the address on show, where the page there has one. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  const { composition } = useSite();
  return (path) =>
    localPath(
      path,
      language,
      composition.remotes.flatMap(({ routes }) => routes),
    );
}
