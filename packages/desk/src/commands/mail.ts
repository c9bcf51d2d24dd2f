import { waitingMails } from '@clandor/gateway/desk';
import { say, table, time } from '@clandor/terminal';
import { withDesk } from '../open.ts';

/** `desk mail`: what waits to be sent, oldest first. */
export const mail = ({ json, limit }: { json: boolean; limit: number }): Promise<void> =>
  withDesk(async (desk) => {
    const { total, mails } = await waitingMails(desk, limit);
    const rows = mails.map(({ reference, kind, createdAt, tries, nextTryAt, lastError }) => [
      reference,
      kind,
      time(createdAt),
      String(tries),
      time(nextTryAt),
      lastError ?? '',
    ]);
    const shown = table(['REFERENCE', 'KIND', 'SINCE', 'TRIES', 'NEXT TRY', 'LAST ERROR'], rows);
    const more = total > mails.length ? ` The oldest ${mails.length} are shown: --limit shows more.` : '';
    say(json, mails, total === 0 ? 'No mail waits.' : `${shown}\n\n${total} waiting.${more}`);
  });
