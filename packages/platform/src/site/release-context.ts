import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

/** The release that drew this part of the page. */
export interface ReleaseInPage {
  /** `mf-contact`, or `shell`. */
  name: string;
  version: string;
  /** Where its files are: `/releases/mf-contact/1.0.3/`. */
  base: string;
}

export const ReleaseContext = createContext<ReleaseInPage | null>(null);

/** The release whose component this is: the remote's, or the shell's outside of any remote. */
export function useRelease(): ReleaseInPage {
  const release = useContext(ReleaseContext);
  const { version, base } = useSite().composition.shell;
  return release ?? { name: 'shell', version, base };
}
