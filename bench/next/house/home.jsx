'use client';
import HomePage from '../../../mf-marketing/src/pages/home/page.tsx';
import { House } from './house.jsx';

export function Home() {
  return (
    <House header="transparent">
      <HomePage />
    </House>
  );
}
