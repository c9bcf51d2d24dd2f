import { keyUse, rotateKeys } from '@clandor/gateway/desk';
import { counting, say, table } from '@clandor/terminal';
import { withDesk } from '../open.ts';

/** `desk keys`: the master keys, and what each wraps. */
export const keys = ({ json }: { json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    const uses = await keyUse(desk);
    const rows = uses.map(({ id, current, submissions, uploads }) => [
      id,
      String(submissions),
      String(uploads),
      current ? 'current' : '',
    ]);
    say(json, uses, table(['KEY', 'SUBMISSIONS', 'UPLOADS', ''], rows));
  });

/** `desk keys rotate`: a new master key, and every data key wrapped again under it. */
export const rotate = ({ json }: { json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    const result = await rotateKeys(desk, counting('keys wrapped again'));
    say(json, result, `${result.id} is the current key; ${result.rewrapped} data keys were wrapped again.`);
  });
