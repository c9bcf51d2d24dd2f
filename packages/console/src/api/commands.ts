import type { OpsSession, OpsToken, PreviewOutcome, ReleasableName, Scope } from '@clandor/contract';
import { opsRequest } from './ops-request.ts';

/** Opens a session: the gateway sets a cookie that no script can read. */
export const signIn = (token: string): Promise<OpsSession> => opsRequest('POST', '/session', { body: { token } });

export const signOut = (): Promise<void> => opsRequest('DELETE', '/session');

export const makePreview = (name: ReleasableName, version: string, hours: number): Promise<PreviewOutcome> =>
  opsRequest('POST', '/previews', { body: { name, version, hours } });

/** Keeps a release from being made live. */
export const block = (name: ReleasableName, version: string, reason: string): Promise<void> =>
  opsRequest('PUT', `/releases/${name}/${version}/block`, { body: { reason } });

/** Lets it be made live again. */
export const unblock = (name: ReleasableName, version: string, reason: string): Promise<void> =>
  opsRequest('DELETE', `/releases/${name}/${version}/block`, { body: { reason } });

export interface NewToken {
  name: string;
  scope: Scope;
  days: number;
}

/** The token's secret is in this answer and nowhere else. */
export const createToken = (token: NewToken): Promise<OpsToken & { token: string }> =>
  opsRequest('POST', '/tokens', { body: token });

export const revokeToken = (id: string, reason: string): Promise<void> =>
  opsRequest('DELETE', `/tokens/${encodeURIComponent(id)}`, { body: { reason } });
