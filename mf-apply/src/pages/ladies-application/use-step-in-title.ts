import { useEffect, useRef } from 'react';

/** What `useErrorInTitle` puts in front. */
const ERROR = 'Error: ';

/** The step before the page's title, from the second on, so that a tab and a screen reader say where one is. */
export function useStepInTitle(step: number, title: string): void {
  const page = useRef<string | null>(null);
  useEffect(() => {
    if (step === 1 && page.current === null) return;
    const wrong = document.title.startsWith(ERROR) ? ERROR : '';
    page.current ??= document.title.slice(wrong.length);
    document.title = `${wrong}${step === 1 ? '' : `${title} (Step ${step} of 6) · `}${page.current}`;
  }, [step, title]);
}
