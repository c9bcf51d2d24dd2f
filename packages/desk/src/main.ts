#!/usr/bin/env node
// `npm run desk -- …`: what visitors have sent, for the people who answer it. Everything done here is written to a log.
import { DeskError } from '@clandor/gateway/desk';
import { EnvError } from '@clandor/gateway/env';
import { SUBMISSION_KINDS } from '@clandor/gateway/records';
import { VaultError } from '@clandor/gateway/vault';
import { DEPARTMENTS, GENERAL_DEPARTMENT } from '@clandor/schemas/departments';
import { Command, InvalidArgumentError, Option } from 'commander';
import { erase } from './commands/erase.ts';
import { exportAll } from './commands/export.ts';
import { files } from './commands/files.ts';
import { keys, rotate } from './commands/keys.ts';
import { list } from './commands/list.ts';
import { log } from './commands/log.ts';
import { mail } from './commands/mail.ts';
import { show } from './commands/show.ts';

const program = new Command('desk')
  .description(
    'What visitors have sent: enquiries, applications, waitlist entries. The records are in CLUB_DATA_DIR. Every access is written to the log (`desk log`).',
  )
  .showHelpAfterError();
const limit = () => new Option('--limit <number>', 'the most to show').argParser(count).default(50);
const json = () => new Option('--json', 'answer as JSON').default(false);
const kind = () => new Option('--kind <kind>', 'only of this kind').choices(SUBMISSION_KINDS);
const department = () =>
  new Option('--department <id>', 'only enquiries to this department').choices(
    [...DEPARTMENTS, GENERAL_DEPARTMENT].map(({ id }) => id),
  );
const since = () => new Option('--since <day>', 'received on this day or later, UTC: 2026-11-21').argParser(day);
const email = () =>
  new Option('--email <address>', 'only of a visitor who gave this address: all that somebody has sent');
const until = () => new Option('--until <day>', 'received before this day, UTC').argParser(day);

program
  .command('list')
  .description('what has come in, newest first')
  .addOption(kind())
  .addOption(department())
  .addOption(since())
  .addOption(until())
  .addOption(email())
  .addOption(limit())
  .addOption(json())
  .action(list);
program
  .command('show')
  .description('one submission, whole')
  .argument('<reference>', 'CL-7K2M-Q9XD')
  .addOption(json())
  .action(show);
program
  .command('export')
  .description('all that match, to standard output, oldest first')
  .addOption(new Option('--format <format>', 'how').choices(['json', 'csv']).default('json'))
  .addOption(kind())
  .addOption(department())
  .addOption(since())
  .addOption(until())
  .addOption(email())
  .option('--json', 'the same as --format json', false)
  .action(exportAll);
program
  .command('files')
  .description('the photos and videos of an application, into a folder')
  .argument('<reference>')
  .requiredOption('--to <folder>', 'made if it is not there; existing files are not overwritten')
  .addOption(json())
  .action(files);
program
  .command('erase')
  .description('erase a submission: its key, what it said, its files. It cannot be undone')
  .argument('<reference>')
  .requiredOption('--reason <text>', 'why, for the log: nothing that names a person')
  .option('--yes', 'do not ask', false)
  .addOption(json())
  .action(erase);
const keyCommand = program.command('keys').description('the master keys').addOption(json()).action(keys);
keyCommand
  .command('rotate')
  .description('make a new master key and wrap every data key again under it')
  .addOption(json())
  .action((flags: { json: boolean }) => rotate({ json: flags.json || keyCommand.opts<{ json: boolean }>().json }));
program
  .command('mail')
  .description('mails that wait to be sent, oldest first')
  .addOption(limit())
  .addOption(json())
  .action(mail);
program
  .command('log')
  .description('who did what at the desk, newest first')
  .addOption(limit())
  .addOption(json())
  .action(log);

program.parseAsync().catch((error: unknown) => {
  const told = error instanceof DeskError || error instanceof EnvError || error instanceof VaultError;
  console.error(told ? error.message : error);
  process.exitCode = 1;
});

function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('It must be a day, as in 2026-11-21.');
  }
  return text;
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return number;
}
