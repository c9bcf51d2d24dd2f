import { resolve } from 'node:path';
import { restore } from '@clandor/gateway/backup';
import { say } from '@clandor/terminal';
import { inWords } from './in-words.ts';
import { withClub } from './with-club.ts';

/** `restore`: tells what was opened to prove that the keys are the right ones. */
export const restoreCommand = ({ from, keys, json }: { from: string; keys?: string; json: boolean }): Promise<void> =>
  withClub(async (club) => {
    const isTty = process.stderr.isTTY;
    const progress = (files: number) => {
      if (isTty) process.stderr.write(`\runpacked ${files}`);
    };
    const keysFrom = keys === undefined ? undefined : resolve(keys);
    const restored = await restore({ ...club, from: resolve(from), keysFrom, progress });
    if (isTty) process.stderr.write('\n');
    const { files, submissions, uploads, missing } = restored;
    const opened = `${inWords(submissions, 'submission')} and ${inWords(uploads, 'upload')} opened with the keys`;
    say(json, restored, `${inWords(files, 'file')} restored to ${club.dataDir}; ${opened}.`);
    if (missing.length > 0) {
      console.error(`${inWords(missing.length, 'upload')} were missing already when it was made: ${missing.join(' ')}`);
    }
  });
