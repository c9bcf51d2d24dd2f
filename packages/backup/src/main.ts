#!/usr/bin/env node
// `npm run backup -- --to FILE`, `npm run restore -- --from FILE`: database, keys and files of CLUB_DATA_DIR (and of
// STORAGE_URL) as one file, and back. The gateway may be running while it is backed up.
import { BackupError } from '@clandor/gateway/backup';
import { EnvError } from '@clandor/gateway/env';
import { VaultError } from '@clandor/gateway/vault';
import { Command, Option } from 'commander';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

const program = new Command('club').showHelpAfterError();
const json = () => new Option('--json', 'answer as JSON').default(false);

program
  .command('backup')
  .description('everything into one tar.gz, as it is at one moment; the gateway may be running')
  .requiredOption('--to <file>', 'not there yet: backups are not overwritten')
  .addOption(new Option('--without-keys', 'leave out the master keys, which are then to be kept apart').default(false))
  .addOption(new Option('--only-keys', 'nothing but the master keys').default(false).conflicts('withoutKeys'))
  .addOption(json())
  .action(backupCommand);
program
  .command('restore')
  .description('a backup into an empty CLUB_DATA_DIR (and an empty bucket, with STORAGE_URL)')
  .requiredOption('--from <file>', 'a backup')
  .option('--keys <file>', 'the backup that holds the keys, where this one was made without')
  .addOption(json())
  .action(restoreCommand);

program.parseAsync().catch((error: unknown) => {
  const told = error instanceof BackupError || error instanceof EnvError || error instanceof VaultError;
  console.error(told ? error.message : error);
  process.exitCode = 1;
});
