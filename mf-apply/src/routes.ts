import type { RemoteRoute } from '@clandor/contract';

/** The chooser. The three applications follow, each with its endpoint. */
export const routes: RemoteRoute[] = [
  { path: '/membership', page: 'membership', header: 'solid', paths: ['/membership'] },
];
