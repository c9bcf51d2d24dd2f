export { PageCounter } from './page-counter.ts';
export { pages } from './pages.ts';
export { pagesFromMemory } from './pages-from-memory.ts';
export { openSite, type Site } from './site.ts';
