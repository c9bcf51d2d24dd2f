import { listSubmissions, type SubmissionList } from '@clandor/gateway/desk';
import { say, table, time } from '@clandor/terminal';
import type { FilterFlags } from '../filter-flags.ts';
import { withDesk } from '../open.ts';

/** `desk list`: what has come in, newest first; nothing that a visitor said. */
export const list = ({ json, limit, ...filter }: FilterFlags & { json: boolean; limit: number }): Promise<void> =>
  withDesk(async (desk) => {
    const list = await listSubmissions(desk, filter, limit);
    say(json, list.submissions, list.total === 0 ? 'Nothing has come in.' : text(list));
  });

function text({ submissions, total, isMore }: SubmissionList): string {
  const rows = submissions.map(({ reference, receivedAt, kind, department, files, state, erasedReason }) => [
    reference,
    time(receivedAt),
    kind,
    department ?? '',
    files > 0 ? String(files) : '',
    state === 'erased' ? `erased: ${erasedReason}` : '',
  ]);
  const shown = table(['REFERENCE', 'RECEIVED', 'KIND', 'DEPARTMENT', 'FILES', 'STATE'], rows);
  const more =
    total > submissions.length
      ? `\n\n${submissions.length} of ${isMore ? 'more than ' : ''}${total}: --limit shows more.`
      : '';
  return `${shown}${more}`;
}
