import type { Logger } from 'pino';
import { clubDate } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { openPayload } from '../records/sealed-payload.ts';
import type { Vault } from '../vault/index.ts';
import { within } from '../watching/spans.ts';
import { tallies } from '../watching/tallies.ts';
import { composeMail } from './compose.ts';
import { hurryMail, markFailed, markSent, takeDueMail } from './outbox.ts';
import type { OutboxTable } from './tables.ts';
import { failureCode, type MailTransport } from './transport.ts';

export interface SenderOptions {
  database: ClubDatabase;
  vault: Vault;
  transport: MailTransport;
  log: Logger;
  /** Where the departments' mailboxes are. */
  domain: string;
  /** How often it looks for what is due without being told, in milliseconds: the sweeper behind `wake`. */
  every?: number;
}

export interface MailSender {
  /** Something was stored: look now. Returns at once. */
  wake(): void;
  /** Lets the try under way end and makes no more. */
  stop(): Promise<void>;
}

/** Sends what is due, one mail at a time, oldest first; again later what failed. At least once, never none. */
export function startSender(options: SenderOptions): MailSender {
  const { log, every = 10_000 } = options;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    do {
      again = false;
      while (!stopped && (await sendOne(options))) {}
    } while (again && !stopped);
  };
  const wake = () => {
    again = true;
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the mail could not be looked through'))
      .finally(() => {
        running = null;
      });
  };
  const look = () =>
    void hurryMail(options.database, clubDate())
      .catch((error: unknown) => log.error({ err: error }, 'the mail could not be looked through'))
      .then(wake);
  const timer = setInterval(look, every);
  look();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      options.transport.close();
    },
  };
}

/** One try; whether there was something to try. */
async function sendOne({ database, vault, transport, log, domain }: SenderOptions): Promise<boolean> {
  const mail = await takeDueMail(database, clubDate());
  if (!mail) return false;
  try {
    const composed = await compose(database, vault, mail, domain);
    if (composed) await within('mail', { 'clandor.mail.tries': mail.tries }, () => transport.send(composed));
    await markSent(database, mail.id, clubDate());
    tallies.mails.raise(['sent']);
  } catch (error) {
    const code = failureCode(error);
    tallies.mails.raise(['failed']);
    log.warn({ mail: mail.id, tries: mail.tries, code }, 'a mail could not be sent; it is tried again');
    await markFailed(database, mail, code, clubDate());
  }
  return true;
}

/** Nothing where the submission was erased in the meantime: there is nothing left to tell. */
async function compose(database: ClubDatabase, vault: Vault, { id, submission }: OutboxTable, domain: string) {
  const row = await database
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', submission)
    .executeTakeFirstOrThrow();
  const { reference, kind, received_at: receivedAt, key, payload } = row;
  if (key === null || payload === null) return null;
  // Only an enquiry's mail says what it holds: the others are not even opened.
  const opened = kind === 'enquiry' ? openPayload(vault, { id: row.id, key, payload }) : null;
  return composeMail({ id, reference, kind, receivedAt, payload: opened }, domain);
}
