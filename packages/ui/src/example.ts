import type { ReactElement } from 'react';

/** One way to use a component. Tests draw every example; so does the gallery that a designer looks at. */
export interface Example {
  name: string;
  element: ReactElement;
  /** It lies over the page, so that a page of many examples cannot show it. */
  over?: boolean;
}
