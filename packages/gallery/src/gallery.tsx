import { GlobalStyle } from '@clandor/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { AllExamples } from './all-examples.tsx';
import { OneExample } from './one-example.tsx';

/** `/` shows all; `?only=<name>` one alone; `?ground=ink|raised|paper` on which ground. */
function Gallery() {
  const [search] = useSearchParams();
  const only = search.get('only');
  const ground = search.get('ground');
  const known = ground === 'raised' || ground === 'paper' ? ground : 'ink';
  return only ? <OneExample name={only} ground={known} /> : <AllExamples ground={known} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <GlobalStyle fontBase="/web/" />
    <Gallery />
  </BrowserRouter>,
);
