import type { RemoteRoute } from '@clandor/contract';

/** What this remote owns. Run by the build only; the browser never loads this file. */
export const routes: RemoteRoute[] = [
  { path: '/', page: 'home', header: 'transparent', paths: ['/'] },
  { path: '/about', page: 'about', header: 'transparent', paths: ['/about'] },
  { path: '/meet-the-founder', page: 'meet-the-founder', header: 'transparent', paths: ['/meet-the-founder'] },
  { path: '/services', page: 'services', header: 'transparent', paths: ['/services'] },
  { path: '/membership-criteria', page: 'membership-criteria', header: 'transparent', paths: ['/membership-criteria'] },
  { path: '/faq', page: 'faq', header: 'transparent', paths: ['/faq'] },
  { path: '/careers', page: 'careers', header: 'transparent', paths: ['/careers'] },
  { path: '/login', page: 'login', header: 'transparent', paths: ['/login'] },
  { path: '/code-of-conduct', page: 'code-of-conduct', paths: ['/code-of-conduct'] },
  { path: '/terms-of-service', page: 'terms-of-service', paths: ['/terms-of-service'] },
  { path: '/privacy-policy', page: 'privacy-policy', paths: ['/privacy-policy'] },
  { path: '/legal', page: 'legal', paths: ['/legal'] },
];
