import type { RemoteRoute } from '@clandor/contract';
import { DEPARTMENTS } from '@clandor/schemas/departments';

/** What this remote owns. Run by the build only; the browser never loads this file. */
export const routes: RemoteRoute[] = [
  {
    path: '/contact/:department?',
    page: 'contact',
    header: 'transparent',
    plainPost: true,
    paths: ['/contact', ...DEPARTMENTS.map(({ id }) => `/contact/${id}`)],
  },
];
