export { pages } from './pages.ts';
export { openSite, type Site } from './site.ts';
