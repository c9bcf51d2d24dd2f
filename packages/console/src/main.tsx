import { GlobalStyle } from '@clandor/ui';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './console.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** `speedy` writes rules through the CSSOM: the page's policy allows no text in <style>. No browser here needs prefixes. */
const styles = createCache({ key: 'c', speedy: true, stylisPlugins: [] });

createRoot(root).render(
  <CacheProvider value={styles}>
    <GlobalStyle fontBase={root.dataset.fonts ?? ''} />
    <BrowserRouter basename="/ops">
      <Console />
    </BrowserRouter>
  </CacheProvider>,
);
