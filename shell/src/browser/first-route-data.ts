import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Tells the router that the routes of the first address have their data already (their page is loaded, or has
 * failed and says so): it then starts without running loaders, and hydration sees what the server rendered.
 */
export function firstRouteData(
  routes: RouteObject[],
  location: { pathname: string },
): { loaderData: Record<string, null> } {
  const matched = matchRoutes(routes, location.pathname) ?? [];
  return {
    loaderData: Object.fromEntries(
      matched.flatMap(({ route }) => (route.loader && route.id ? [[route.id, null]] : [])),
    ),
  };
}
