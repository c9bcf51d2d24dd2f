import type { KyselyPlugin } from 'kysely';
import type { Logger } from 'pino';
import { type ClubDatabase, openDatabase } from './database/open-database.ts';
import { shareClock } from './database/shared-clock.ts';
import type { Env } from './env.ts';
import { waitingMail } from './mail/outbox.ts';
import { startSender } from './mail/sender.ts';
import { smtpTransport } from './mail/transport.ts';
import { shareKeys } from './records/shared-keys.ts';
import { type Bucket, openBucket } from './storage/index.ts';
import { startSweeping } from './uploads/sweep.ts';
import { openUploadStore, type UploadStore } from './uploads/upload-store.ts';
import { type Uploaders, uploaders } from './uploads/uploader.ts';
import { openVault, type Vault } from './vault/index.ts';

/** What the endpoints work with. */
export interface Services {
  database: ClubDatabase;
  vault: Vault;
  /** Holds uploads and release files in place of the data folder; null without STORAGE_URL. */
  bucket: Bucket | null;
  uploadStore: UploadStore;
  uploaders: Uploaders;
  /** A mail was stored: the sender may look. */
  wakeMail(): void;
}

export interface OpenServices extends Services {
  close(): Promise<void>;
}

/**
 * Opens all that keeps what visitors send, and starts what runs beside it: the sweeper, and the sender where mail has a
 * server.
 *
 * @param watcher told of every query
 * @throws VaultError when it has other keys than the gateways before it; DatabaseAway when DATABASE_URL cannot be
 *   reached now; whatever else when the data folder cannot be written or the database not be migrated
 */
export async function openServices(env: Env, log: Logger, watcher?: KyselyPlugin): Promise<OpenServices> {
  const vault = openVault(env.dataDir);
  const opened = await openDatabase(env);
  const database = watcher ? opened.withPlugin(watcher) : opened;
  const [stopClock, waiting] = await shareKeys(database, vault)
    .then(async () => [await shareClock(database, log), await waitingMail(database)] as const)
    .catch(async (error: unknown) => {
      await database.destroy();
      throw error;
    });
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const uploadStore = openUploadStore(env.dataDir, vault, bucket);
  const stopSweeping = startSweeping({ database, store: uploadStore, log });
  const transport = env.smtpUrl === undefined ? null : smtpTransport(env.smtpUrl);
  const sender = transport && startSender({ database, vault, transport, log, domain: env.mailDomain });
  if (!sender && waiting.count > 0) log.warn(waiting, 'mail waits: set SMTP_URL to send it');
  return {
    database,
    vault,
    bucket,
    uploadStore,
    uploaders: uploaders(vault, env.origin),
    wakeMail: () => sender?.wake(),
    async close() {
      stopClock();
      await stopSweeping();
      await sender?.stop();
      await database.destroy();
      bucket?.close();
    },
  };
}
