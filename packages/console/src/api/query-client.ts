import { QueryCache, QueryClient } from '@tanstack/react-query';
import { OpsError } from './ops-error.ts';

/** What the session query is called; null in it means that somebody has to sign in. */
export const SESSION = ['session'] as const;
export const STATE = ['state'] as const;
/** Everything that an order may change. */
export const CHANGING = [STATE, ['releases'], ['log']] as const;

/**
 * One client a page. Any answer that says the session has ended is seen here, whichever view asked; what the views show
 * is kept, so that after signing in again the work goes on where it was.
 */
export function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => noteSession(client, error) }),
    defaultOptions: {
      queries: {
        // The views say themselves that the gateway cannot be reached, and ask again; nothing waits in silence.
        networkMode: 'always',
        retry: false,
        staleTime: 2_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Call it with whatever a request threw. */
export function noteSession(client: QueryClient, error: unknown): void {
  if (error instanceof OpsError && error.failure === 'signed-out') client.setQueryData(SESSION, null);
}
