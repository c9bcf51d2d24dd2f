import type { PageRemote, PageRoute } from '@clandor/contract';

/** What the frame reads of the route on show. */
export interface RouteHandle {
  remote: PageRemote;
  route: PageRoute;
}
