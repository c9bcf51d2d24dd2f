import type { QueryFunctionContext } from '@tanstack/react-query';
import { apiRequest } from '../api/api-request.ts';

/**
 * The default data loader (spec section 7): GETs the target that the query's key begins with.
 * A query that wants null for a 401 says `meta: { on401: 'null' }`.
 */
export function loadQuery({ queryKey: [target], signal, meta }: QueryFunctionContext): Promise<unknown> {
  if (typeof target !== 'string') throw new TypeError('a query key begins with its target, a string');
  return apiRequest('GET', target, { signal, on401: meta?.on401 === 'null' ? 'null' : 'throw' });
}
