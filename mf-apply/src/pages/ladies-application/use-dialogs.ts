import { useCallback, useEffect, useState } from 'react';

type Dialogs = typeof import('./dialogs.tsx');

/**
 * The dialogs of the last step, which a first page does without: fetched once they are near, and again when they are
 * needed and did not come.
 */
export function useDialogs(near: boolean): { dialogs: Dialogs | null; load: () => Promise<boolean> } {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const load = useCallback(
    () =>
      import('./dialogs.tsx').then(
        (loaded) => {
          setDialogs(loaded);
          return true;
        },
        () => false,
      ),
    [],
  );
  useEffect(() => {
    if (near) void load();
  }, [near, load]);
  return { dialogs, load };
}
