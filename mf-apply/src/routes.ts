import type { RemoteRoute } from '@clandor/contract';

/**
 * What this remote owns. Run by the build only; the browser never loads this file. Of the applications only the ladies'
 * one stands behind a language segment too (design.md, reading 2).
 */
export const routes: RemoteRoute[] = [
  { path: '/membership', page: 'membership', paths: ['/membership'] },
  { path: '/ladies-application', page: 'ladies-application', paths: ['/ladies-application'] },
  {
    path: '/couples-application',
    page: 'couples-application',
    header: 'transparent',
    language: false,
    plainPost: true,
    paths: ['/couples-application'],
  },
  {
    path: '/gentlemen-application',
    page: 'gentlemen-application',
    header: 'transparent',
    language: false,
    plainPost: true,
    paths: ['/gentlemen-application'],
  },
];
