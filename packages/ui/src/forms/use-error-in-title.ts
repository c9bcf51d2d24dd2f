import { useEffect } from 'react';

/** Before the title of a page whose form has errors; the server writes it too, where it answers to a plain post. */
export const ERROR_IN_TITLE = 'Error: ';

/** "Error: " before the page's title while the form has errors, so that a screen reader says it first (GOV.UK). */
export function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    // The server's answer to a plain post comes with it.
    if (!document.title.startsWith(ERROR_IN_TITLE)) document.title = ERROR_IN_TITLE + document.title;
    return () => {
      // Only the prefix goes: after a navigation the title is the next page's already.
      if (document.title.startsWith(ERROR_IN_TITLE)) document.title = document.title.slice(ERROR_IN_TITLE.length);
    };
  }, [wrong]);
}
