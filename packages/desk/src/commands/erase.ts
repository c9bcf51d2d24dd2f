import { createInterface } from 'node:readline/promises';
import { DeskError, eraseSubmission } from '@clandor/gateway/desk';
import { say, time } from '@clandor/terminal';
import { withDesk } from '../open.ts';

interface EraseFlags {
  reason: string;
  yes: boolean;
  json: boolean;
}

/** `desk erase`: asks for the reference to be typed again, erases, and says what was looked at and found gone. */
export const erase = (reference: string, { reason, yes, json }: EraseFlags): Promise<void> =>
  withDesk(async (desk) => {
    if (!yes) await confirm(reference);
    const erasure = await eraseSubmission(desk, reference, reason);
    const { filesRemoved, erasedAt } = erasure;
    const files = filesRemoved === 1 ? '1 file' : `${filesRemoved} files`;
    say(
      json,
      erasure,
      [
        `${erasure.reference} was erased at ${time(erasedAt)}. Looked at again:`,
        '  its data key is gone: copies in backups cannot be read any more',
        '  its payload is gone from the database and its write-ahead log',
        `  ${files} removed`,
      ].join('\n'),
    );
  });

async function confirm(reference: string): Promise<void> {
  if (!process.stdin.isTTY) throw new DeskError('Nobody can be asked here. Add --yes if you are sure.');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await lines.question(`This cannot be undone. Type ${reference} to erase it: `);
  lines.close();
  if (typed.trim().toUpperCase() !== reference.toUpperCase()) throw new DeskError('Nothing was erased.');
}
