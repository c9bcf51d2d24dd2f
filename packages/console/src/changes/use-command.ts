import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { OpsError } from '../api/ops-error.ts';
import { CHANGING, noteSession } from '../api/query-client.ts';

/** A short command: one request, and what became of it. */
export function useCommand<Answer>() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<OpsError | null>(null);
  const [answer, setAnswer] = useState<{ value: Answer } | null>(null);
  const run = useCallback(
    async (command: () => Promise<Answer>) => {
      setBusy(true);
      setProblem(null);
      try {
        setAnswer({ value: await command() });
      } catch (error) {
        if (!(error instanceof OpsError)) throw error;
        noteSession(client, error);
        setProblem(error);
      } finally {
        setBusy(false);
        for (const queryKey of [...CHANGING, ['tokens']]) void client.invalidateQueries({ queryKey });
      }
    },
    [client],
  );
  return { busy, problem, answer, run };
}
