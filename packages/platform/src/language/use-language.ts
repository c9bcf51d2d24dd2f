import { useLocation } from 'react-router-dom';
import { routesOf, useSite } from '../site/contexts.ts';
import { splitLanguage } from './languages.ts';
import { localPath } from './local-path.ts';

/** The language segment of the address on show, or null. */
export const useLanguage = (): string | null => splitLanguage(useLocation().pathname).language;

/** A function that gives an internal path the language segment of the address on show, where the page has one. */
export function useLocalPath(): (to: string) => string {
  const language = useLanguage();
  const { composition } = useSite();
  return (to) => localPath(to, language, routesOf(composition));
}
