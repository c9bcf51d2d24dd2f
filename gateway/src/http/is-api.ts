/** Whether a path belongs to the endpoints, which speak JSON. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
