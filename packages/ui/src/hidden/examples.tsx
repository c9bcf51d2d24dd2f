import type { Example } from '../example.ts';
import { SkipLink } from './skip-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: readonly Example[] = [
  {
    name: 'SkipLink',
    element: (
      <>
        <SkipLink target="example-main">Skip to content</SkipLink>
        <div id="example-main" tabIndex={-1}>
          The content.
        </div>
      </>
    ),
  },
  {
    name: 'VisuallyHidden',
    element: (
      <p>
        Clandor<VisuallyHidden>, home</VisuallyHidden>
      </p>
    ),
  },
];
