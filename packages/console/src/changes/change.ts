import type { OpsToken, ReleasableName } from '@clandor/contract';
import { createContext, useContext } from 'react';

/** What somebody wants to do; each has a dialog of its own. */
export type Change =
  | { kind: 'activate'; name: ReleasableName; version: string }
  /** Without `to` the dialog offers the good release before. */
  | { kind: 'rollback'; name: ReleasableName; to?: string }
  | { kind: 'block' | 'unblock'; name: ReleasableName; version: string }
  | { kind: 'preview'; name: ReleasableName; version: string }
  | { kind: 'create-token' }
  | { kind: 'revoke-token'; token: OpsToken };

export const ChangeContext = createContext<((change: Change) => void) | null>(null);

/** Opens the dialog of a change. */
export function useChange(): (change: Change) => void {
  const open = useContext(ChangeContext);
  if (!open) throw new Error('useChange is for what stands inside Changes');
  return open;
}
