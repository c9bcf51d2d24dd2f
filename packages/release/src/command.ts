import { EnvError } from '@clandor/gateway/env';
import { ReleaseError } from '@clandor/gateway/releases';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Mode } from './build.ts';
import {
  activateReleases,
  blockRelease,
  previewRelease,
  rollbackRelease,
  supportRelease,
  unblockRelease,
} from './commands/change.ts';
import { cleanReleases } from './commands/clean.ts';
import { compare, history, list, log, status } from './commands/look.ts';
import { publish, sync } from './commands/publish.ts';
import { createToken, listTokens, revokeToken } from './commands/tokens.ts';
import { releasableName } from './names.ts';

interface PublishFlags {
  json: boolean;
  mode: Mode;
  build: boolean;
  from?: string;
  activate: boolean;
  reason?: string;
  to?: string;
  version?: string;
  supportedUntil?: string;
}

const program = new Command('release')
  .description(
    'Releases of the shell and the remotes: publish, activate, roll back. The registry is in CLUB_DATA_DIR, or with --to the one of a gateway, for which CLUB_TOKEN is good.',
  )
  .showHelpAfterError();
const json = () => new Option('--json', 'answer as JSON').default(false);
const reason = () => new Option('--reason <text>', 'why, for the log');
const to = () => new Option('--to <url>', "a gateway's address, as in https://clandor.example; needs CLUB_TOKEN");
const mode = () =>
  new Option('--mode <mode>', 'which build').choices(['production', 'development']).default('production');
const from = () => new Option('--from <folder>', 'take builds made elsewhere: a folder a name in it; builds nothing');
const count = (text: string): number => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number.');
};

/** `--to` of a rollback is the version to go back to; a gateway's address can be given with another one. */
const target = (text: string, before: { version?: string; to?: string } = {}) =>
  text.includes('://') ? { ...before, to: text } : { ...before, version: text };

program
  .command('publish')
  .description('make what is in the working tree into releases; what has not changed is left as it is')
  .argument('[names...]', 'shell, mf-editorial …; all of them when none is named')
  .option('--no-build', 'take the builds that are there')
  .option('--activate', 'make them live at once', false)
  .option('--version <version>', 'the version to give it; the next one when left out')
  .option('--supported-until <date>', 'the last day on which it may be gone back to, as in 2027-06-30')
  .addOption(from())
  .addOption(mode())
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action((names: string[], flags: PublishFlags) => publish(names.map(releasableName), flags));
program
  .command('activate')
  .description('render every page with these releases and, when all of them render, make them live')
  .argument('<releases...>', 'mf-editorial@1.0.3, or mf-editorial for the newest')
  .option('--percent <share>', 'only for this share of the visitors; 100 completes it', count)
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action(activateReleases);
program
  .command('rollback')
  .description('take one part back to the release that was live before, or to a given one')
  .argument('<name>', 'mf-editorial')
  .addOption(
    new Option('--to <version or url>', "the release to go back to; a gateway's address, too").argParser(target),
  )
  .addOption(reason())
  .addOption(json())
  .action((name: string, { to: where, ...flags }: { to?: { version?: string; to?: string }; json: boolean }) =>
    rollbackRelease(name, where?.version, { ...flags, to: where?.to }),
  );
program
  .command('preview')
  .description('a link under which one browser sees the site with this release in it')
  .argument('<release>', 'mf-editorial@1.0.3')
  .option('--hours <hours>', 'how long the link is good', count)
  .addOption(to())
  .addOption(json())
  .action(previewRelease);
program.command('status').description('what is live, and since when').addOption(to()).addOption(json()).action(status);
program
  .command('list')
  .description('every release')
  .argument('[name]', 'only of this part')
  .addOption(to())
  .addOption(json())
  .action(list);
program
  .command('history')
  .description('the log of activations: what was live')
  .addOption(to())
  .addOption(json())
  .action(history);
program
  .command('log')
  .description('everything that was done or refused: by whom, when and why')
  .option('--limit <count>', 'how many of the newest', count, 50)
  .addOption(to())
  .addOption(json())
  .action(log);
program
  .command('compare')
  .description('what changed from one release to another: addresses, files, sizes, shared dependencies')
  .argument('<name>', 'mf-editorial')
  .argument('<from>', '1.0.2')
  .argument('<to>', '1.0.3')
  .option('--at <url>', "a gateway's address; needs CLUB_TOKEN")
  .addOption(json())
  .action((name: string, before: string, after: string, { at, ...flags }: { at?: string; json: boolean }) =>
    compare(name, before, after, { ...flags, to: at }),
  );
program
  .command('block')
  .description('keep a release from being made live')
  .argument('<release>', 'mf-editorial@1.0.3')
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action(blockRelease);
program
  .command('unblock')
  .description('let a blocked release be made live again')
  .argument('<release>', 'mf-editorial@1.0.3')
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action(unblockRelease);
program
  .command('support')
  .description('say until when a release may be gone back to')
  .argument('<release>', 'mf-editorial@1.0.3')
  .requiredOption('--until <date>', 'as in 2027-06-30, or always')
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action(supportRelease);
const token = program.command('token').description('who may publish, activate and roll back from elsewhere');
token
  .command('create')
  .description('make a token; it is shown once')
  .argument('<name>', 'whose it is, for the log: "editorial pipeline"')
  .requiredOption('--scope <scope>', 'a part, as in mf-editorial, or manage for all of them')
  .option('--days <days>', 'how long it is good', count, 90)
  .addOption(to())
  .addOption(json())
  .action(createToken);
token.command('list').description('all tokens').addOption(to()).addOption(json()).action(listTokens);
token
  .command('revoke')
  .description('a token opens nothing any more')
  .argument('<id>', 'as `token list` shows it')
  .addOption(reason())
  .addOption(to())
  .addOption(json())
  .action(revokeToken);
program
  .command('clean')
  .description('remove the files of releases that no composition, tab or rollback needs')
  .option('--days <days>', 'releases published or served within so many days stay', count, 30)
  .option('--keep <count>', 'so many of the newest of each part stay', count, 10)
  .option('--dry-run', 'say what would go, and leave it', false)
  .addOption(json())
  .action(cleanReleases);
program
  .command('sync')
  .description('publish what changed and make exactly that live, as `npm start` does')
  .option('--no-build', 'take the builds that are there')
  .addOption(from())
  .addOption(mode())
  .addOption(reason())
  .addOption(json())
  .action((flags: PublishFlags) => sync(flags));

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof ReleaseError || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
});
