import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { PageFrame } from './page-frame.tsx';
// A host provides only what its own modules import.
import '@clandor/platform';
import '@clandor/platform/query';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom';

/** The first way: a remote that the build knows. */
// biome-ignore lint/correctness/noUndeclaredDependencies: a remote, found at run time by its manifest
const Contact = lazy(() => import('clandor_contact/contact'));

/** The second way: a remote that the running page is told of. */
const Editorial = lazy(async () => {
  registerRemotes([{ name: 'clandor_editorial', entry: EDITORIAL.manifest }]);
  const page = await loadRemote<{ default: ComponentType }>('clandor_editorial/editorial');
  if (!page) throw new Error('the editorial did not come');
  return page;
});

const PAGES = {
  '/contact': (
    <PageFrame release={CONTACT} path="/contact/:department?" start="/contact">
      <Contact />
    </PageFrame>
  ),
  '/editorial': (
    <PageFrame release={EDITORIAL} path="/editorial" start="/editorial">
      <Editorial />
    </PageFrame>
  ),
};

const root = document.getElementById('app');
const page = PAGES[location.pathname as keyof typeof PAGES];
if (root) {
  createRoot(root).render(
    <>
      <h2>A page of another house</h2>
      {page}
    </>,
  );
}
