import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** "Error: " before the page's title while the form has errors, so that a screen reader says it first (GOV.UK). */
export function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = PREFIX + document.title;
    return () => {
      // Only the prefix goes: after a navigation the title is the next page's already.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [wrong]);
}
