'use client';
import { useState } from 'react';
import { articlePage } from '../../../mf-editorial/src/pages/article/article-page.tsx';
import { House } from './house.jsx';

/** @param data what the page of one article shows; read on the server, sent along with the page */
export function Article({ data }) {
  const [{ default: Page }] = useState(() => articlePage(data));
  return (
    <House header="transparent">
      <Page />
    </House>
  );
}
