import type { RemoteRoute } from '@clandor/contract';

/** What this remote owns. Run by the build only; the browser never loads this file. */
export const routes: RemoteRoute[] = [{ path: '/membership', page: 'membership', paths: ['/membership'] }];
