import { deskLog } from '@clandor/gateway/desk';
import { say, table, time } from '@clandor/terminal';
import { withDesk } from '../open.ts';

/** `desk log`: who did what, newest first. */
export const log = ({ json, limit }: { json: boolean; limit: number }): Promise<void> =>
  withDesk(async (desk) => {
    const entries = await deskLog(desk, limit);
    const rows = entries.map(({ at, by, action, subject, reason }) => [time(at), by, action, subject, reason]);
    say(json, entries, table(['AT', 'BY', 'ACTION', 'SUBJECT', 'REASON'], rows));
  });
