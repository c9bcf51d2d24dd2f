import type { RemoteRoute } from '@clandor/contract';

/** What this remote owns. One screen with two addresses; /explore-platform is the canonical one. Run by the build only. */
export const routes: RemoteRoute[] = [
  { path: '/explore-platform', page: 'explore', paths: ['/explore-platform'] },
  { path: '/explore', page: 'explore', paths: ['/explore'], unlisted: ['/explore'] },
];
