import type { OpsSession } from '@clandor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { signOut } from '../api/commands.ts';
import { SESSION } from '../api/query-client.ts';
import { SessionContext, useSessionQuery } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

/**
 * Shows its children to those who are signed in. When a session ends meanwhile they are hidden, not taken away: after
 * signing in again the page, and a reason half written, are where they were.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useSessionQuery();
  const [known, setKnown] = useState<OpsSession | null>(null);
  if (data && data !== known) setKnown(data);

  const leave = useCallback(async () => {
    await signOut();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
    client.setQueryData(SESSION, null);
    setKnown(null);
  }, [client]);
  const ended = known !== null && data === null;
  const value = useMemo(() => known && { session: known, ended, leave }, [known, ended, leave]);

  if (isPending)
    return (
      <p role="status" css={{ padding: '2rem' }}>
        Opening…
      </p>
    );
  if (!value) return <SignInPage problem={error?.message ?? null} onRetry={() => void refetch()} />;
  return (
    <SessionContext value={value}>
      {ended && <SignInPage again />}
      <div hidden={ended}>{children}</div>
    </SessionContext>
  );
}
