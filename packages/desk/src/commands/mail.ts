import { waitingMails } from '@clandor/gateway/desk';
import { say, table, time } from '@clandor/terminal';
import { withDesk } from '../open.ts';

/** `desk mail`: what waits to be sent, oldest first. */
export const mail = ({ json }: { json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    const mails = await waitingMails(desk);
    const rows = mails.map(({ reference, kind, createdAt, tries, nextTryAt, lastError }) => [
      reference,
      kind,
      time(createdAt),
      String(tries),
      time(nextTryAt),
      lastError ?? '',
    ]);
    const shown = table(['REFERENCE', 'KIND', 'SINCE', 'TRIES', 'NEXT TRY', 'LAST ERROR'], rows);
    say(json, mails, mails.length === 0 ? 'No mail waits.' : `${shown}\n\n${mails.length} waiting.`);
  });
