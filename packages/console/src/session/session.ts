import type { OpsSession } from '@clandor/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { signIn } from '../api/commands.ts';
import { OpsError } from '../api/ops-error.ts';
import { opsRequest } from '../api/ops-request.ts';
import { SESSION } from '../api/query-client.ts';

/** The session as the gateway has it; null where somebody has to sign in. */
export const useSessionQuery = () =>
  useQuery({
    queryKey: SESSION,
    queryFn: async ({ signal }): Promise<OpsSession | null> => {
      try {
        return await opsRequest<OpsSession>('GET', '/session', { signal });
      } catch (error) {
        if (error instanceof OpsError && error.failure === 'signed-out') return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
  });

interface SessionInPage {
  session: OpsSession;
  /** It has ended meanwhile: what is on the page stays, but nothing can be done before signing in again. */
  ended: boolean;
  /** Ends it. */
  leave: () => Promise<void>;
}

export const SessionContext = createContext<SessionInPage | null>(null);

/** Who is signed in. Only inside `SessionGate`. */
export function useSession(): SessionInPage {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession is for what stands inside SessionGate');
  return value;
}

/** Signs in. The page stays where it is, and everything on it is asked for anew. */
export function useSignIn(): (token: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (token) => {
      client.setQueryData(SESSION, await signIn(token));
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
    },
    [client],
  );
}
