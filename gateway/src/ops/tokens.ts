import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isReleasableName, type OpsToken, type Scope } from '@clandor/contract';
import { clubDate, clubTime } from '../clock.ts';
import { onlyOne } from '../database/locks.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { logEvent } from '../releases/events.ts';
import { ReleaseError } from '../releases/release-error.ts';
import type { OpsTokensTable } from './tables.ts';

/** In front of every token, so that a scan for leaked secrets finds it. */
const PREFIX = 'clt';
const FORM = /^clt_([0-9a-f]{12})_([\w-]{43})$/;
const DAY = 86_400_000;
export const LONGEST_DAYS = 366;
/** A use is noted by the hour. */
const NOTED_EVERY = 3_600_000;

export interface NewToken {
  name: string;
  scope: string;
  /** How long it is good for. */
  days: number;
}

/**
 * Makes a token. The secret is given once and kept as a hash only.
 *
 * @throws ReleaseError for a name, scope or lifetime that cannot be
 */
export async function createToken(
  database: ClubDatabase,
  { name, scope, days }: NewToken,
  by: string,
): Promise<OpsToken & { token: string }> {
  if (!/^[\w. @-]{1,60}$/.test(name)) {
    throw new ReleaseError(
      'A token needs a name of up to 60 letters, digits, spaces and . _ @ -, as in "editorial pipeline".',
    );
  }
  if (!isScope(scope)) {
    throw new ReleaseError(`A token is for one part, as in mf-editorial, or for everything: manage. Not for ${scope}.`);
  }
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) {
    throw new ReleaseError(`A token is good for 1 to ${LONGEST_DAYS} days, not ${days}.`);
  }
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const now = clubTime();
  const row: OpsTokensTable = {
    id,
    name,
    scope,
    hash: hashOfSecret(secret),
    created_at: new Date(now).toISOString(),
    created_by: by,
    expires_at: new Date(now + days * DAY).toISOString(),
    revoked_at: null,
    last_used_at: null,
  };
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('ops_tokens').values(row).execute();
    await logEvent(transaction, {
      by,
      action: 'create-token',
      subject: name,
      details: [`for ${scope}, until ${row.expires_at.slice(0, 10)}`],
    });
  });
  return { token: `${PREFIX}_${id}_${secret}`, ...tokenOf(row) };
}

/** All tokens, the newest first; without their secrets, which nobody has. */
export async function listTokens(database: ClubDatabase): Promise<OpsToken[]> {
  const rows = await database.selectFrom('ops_tokens').selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(tokenOf);
}

/** @throws ReleaseError when there is no such token, or it is revoked already */
export async function revokeToken(database: ClubDatabase, id: string, reason: string, by: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await onlyOne(transaction, `token ${id}`);
    const row = await transaction.selectFrom('ops_tokens').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new ReleaseError(`There is no token ${id}. \`release token list\` shows what there is.`);
    if (row.revoked_at) throw new ReleaseError(`${row.name} was revoked on ${row.revoked_at.slice(0, 10)} already.`);
    await transaction
      .updateTable('ops_tokens')
      .set({ revoked_at: clubDate().toISOString() })
      .where('id', '=', id)
      .execute();
    await logEvent(transaction, { by, action: 'revoke-token', subject: row.name, reason });
  });
}

/** The token behind a secret; null for one that is wrong, over or revoked. */
export async function tokenOfSecret(database: ClubDatabase, text: string): Promise<OpsToken | null> {
  const [, id, secret] = FORM.exec(text) ?? [];
  if (!id || !secret) return null;
  const row = await database.selectFrom('ops_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [given, kept] = [Buffer.from(hashOfSecret(secret)), Buffer.from(row.hash)];
  if (!timingSafeEqual(given, kept) || !isGood(row)) return null;
  await noteUse(database, row);
  return tokenOf(row);
}

/** A token by its id, as long as it is good. */
export async function goodToken(database: ClubDatabase, id: string): Promise<OpsToken | null> {
  const row = await database.selectFrom('ops_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  return row && isGood(row) ? tokenOf(row) : null;
}

/** Whether a token of this scope may change a part. */
export const mayChange = (scope: Scope, name: string): boolean => scope === 'manage' || scope === name;

const isScope = (text: string): text is Scope => text === 'manage' || isReleasableName(text);
const isGood = ({ revoked_at, expires_at }: OpsTokensTable): boolean =>
  revoked_at === null && Date.parse(expires_at) > clubTime();
const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

async function noteUse(database: ClubDatabase, { id, last_used_at }: OpsTokensTable): Promise<void> {
  if (last_used_at && clubTime() - Date.parse(last_used_at) < NOTED_EVERY) return;
  await database
    .updateTable('ops_tokens')
    .set({ last_used_at: clubDate().toISOString() })
    .where('id', '=', id)
    .execute();
}

const tokenOf = (row: OpsTokensTable): OpsToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope as Scope,
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
});
