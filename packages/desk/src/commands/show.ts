import { type OpenSubmission, showSubmission } from '@clandor/gateway/desk';
import { say, time } from '@clandor/terminal';
import { withDesk } from '../open.ts';
import { printable } from '../printable.ts';

/** `desk show`: one submission, whole. */
export const show = (reference: string, { json }: { json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    const submission = await showSubmission(desk, reference);
    say(json, submission, text(submission));
  });

function text({ payload, uploads, mail, ...about }: OpenSubmission): string {
  const { reference, kind, department, receivedAt, erasedAt, erasedReason } = about;
  const head = [`${reference}  ${kind}${department ? ` to ${department}` : ''}, received ${time(receivedAt)}`];
  if (erasedAt !== null) head.push(`erased ${time(erasedAt)}: ${erasedReason}`);
  const fields = Object.entries(payload ?? {}).map(([name, value]) => `${name}: ${printable(value)}`);
  const files = uploads.map(({ kind: file, type, bytes }) => `${file} (${type}, ${Math.ceil(bytes / 1024)} kB)`);
  const mails = mail.map(({ sentAt, tries, lastError }) =>
    sentAt ? `mail sent ${time(sentAt)}` : `mail waits (${tries} tries${lastError ? `, last: ${lastError}` : ''})`,
  );
  const parts = [head, fields, files.length > 0 ? [...files, `desk files ${reference} --to <folder>`] : [], mails];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
