import { resolve } from 'node:path';
import { backUp } from '@clandor/gateway/backup';
import { counting, say } from '@clandor/terminal';
import { inWords } from './in-words.ts';
import { withClub } from './with-club.ts';

export interface BackupFlags {
  to: string;
  withoutKeys: boolean;
  onlyKeys: boolean;
  json: boolean;
}

/** `backup`: exit status 1 when files are missing whose records are there, although the rest was backed up. */
export const backupCommand = ({ to, withoutKeys, onlyKeys, json }: BackupFlags): Promise<void> =>
  withClub(async (club) => {
    const keys = onlyKeys ? 'only' : withoutKeys ? 'without' : 'with';
    const progress = counting('uploads and releases');
    const { file, files, bytes, missing, removed } = await backUp({ ...club, to: resolve(to), keys, progress });
    const words = `${inWords(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB: ${file}`;
    say(json, { file, files, bytes, missing, removed }, words);
    if (keys === 'without') console.error('The keys are not in it: `backup --only-keys --to …`, and keep that apart.');
    if (missing.length > 0) {
      console.error(`${inWords(missing.length, 'upload')} could not be found: ${missing.join(' ')}`);
      process.exitCode = 1;
    }
  });
