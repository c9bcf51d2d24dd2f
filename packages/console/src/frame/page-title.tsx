import { type } from '@clandor/ui';
import type { ReactNode } from 'react';

/** The one h1 of a view, and the tab's title. */
export function PageTitle({ title, children = title }: { title: string; children?: ReactNode }) {
  return (
    <>
      <title>{`${title} · Clandor operations`}</title>
      <h1 tabIndex={-1} css={{ ...type.title, overflowWrap: 'anywhere' }}>
        {children}
      </h1>
    </>
  );
}
