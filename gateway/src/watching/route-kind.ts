import { OPS_API, REPORT_ADDRESS } from '@clandor/contract';

/** What kind of address a request goes to: few, and the same whatever is asked for. */
export const ROUTE_KINDS = [
  'page',
  'file',
  'form',
  'upload',
  'report',
  'ops',
  'console',
  'discovery',
  'health',
] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);

/** @param path without the query; whatever is nothing else is a page, if only the one that says there is none */
export function routeKind(path: string): RouteKind {
  if (path.startsWith('/releases/')) return 'file';
  if (path.startsWith('/api/upload')) return 'upload';
  if (path === REPORT_ADDRESS) return 'report';
  if (path.startsWith('/api/')) return 'form';
  if (path.startsWith(`${OPS_API}/`)) return 'ops';
  if (path === '/ops' || path.startsWith('/ops/')) return 'console';
  if (HEALTH.has(path)) return 'health';
  return path === '/robots.txt' || path.endsWith('.xml') ? 'discovery' : 'page';
}
