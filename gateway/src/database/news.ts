import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { isPostgres } from './locks.ts';
import type { DatabaseSettings } from './settings.ts';

/** How often the log of activations is looked at where nothing tells of a new one, in milliseconds. */
const LOOK_EVERY = 150;
/** And where PostgreSQL tells: should a message be lost. */
const LOOK_EVERY_BESIDE = 1_000;

/** What PostgreSQL tells all gateways under. */
const CHANNEL = 'clandor_activation';

/** How a gateway comes to know that another process has made something live. */
export interface News {
  /** It is to look by itself as often as this, in milliseconds. */
  readonly lookEvery: number;
  /** Calls when there may be something to see. */
  onActivation(look: () => void): void;
  close(): Promise<void>;
}

/** From the embedded database nobody is called: it is looked at. */
export const NO_NEWS: News = { lookEvery: LOOK_EVERY, onActivation() {}, close: async () => {} };

/** Listens to the database where it can tell. Never fails: who is not told looks by himself. */
export async function openNews({ databaseUrl }: DatabaseSettings, log: Logger): Promise<News> {
  if (databaseUrl === undefined) return NO_NEWS;
  const { listen } = await import('./postgres/listen.ts');
  let look = () => {};
  const close = listen({ databaseUrl, channel: CHANNEL, log, heard: () => look() });
  return {
    lookEvery: LOOK_EVERY_BESIDE,
    onActivation(call) {
      look = call;
    },
    close,
  };
}

/** Tells all gateways, when the transaction is committed and not before, that there is a new activation. */
export async function announceActivation<Tables>(transaction: Transaction<Tables>): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
}
