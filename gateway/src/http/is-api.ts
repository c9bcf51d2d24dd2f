/** Whether a path belongs to the endpoints, which speak JSON: the site's and the operators'. */
export const isApi = (path: string): boolean =>
  ['/api', '/ops/api'].some((base) => path === base || path.startsWith(`${base}/`));
