#!/usr/bin/env node
// `npm run release -- …`: publishes, activates and rolls back releases in the local registry.
import { EnvError } from '@clandor/gateway/env';
import { ReleaseError } from '@clandor/gateway/releases';
import { Command, Option } from 'commander';
import type { Mode } from './build.ts';
import { activateReleases, rollbackRelease } from './commands/change.ts';
import { history, list, status } from './commands/look.ts';
import { publish, sync } from './commands/publish.ts';
import { releasableName } from './names.ts';

interface Flags {
  json: boolean;
  mode: Mode;
  build: boolean;
  from?: string;
  activate: boolean;
  reason?: string;
  to?: string;
}

const program = new Command('release')
  .description('Releases of the shell and the remotes: publish, activate, roll back. The registry is in CLUB_DATA_DIR.')
  .showHelpAfterError();
const json = () => new Option('--json', 'answer as JSON').default(false);
const reason = () => new Option('--reason <text>', 'why, for the log');
const mode = () =>
  new Option('--mode <mode>', 'which build').choices(['production', 'development']).default('production');
const from = () => new Option('--from <folder>', 'take builds made elsewhere: a folder a name in it; builds nothing');

program
  .command('publish')
  .description('make what is in the working tree into releases; what has not changed is left as it is')
  .argument('[names...]', 'shell, mf-editorial …; all of them when none is named')
  .option('--no-build', 'take the builds that are there')
  .option('--activate', 'make them live at once', false)
  .addOption(from())
  .addOption(mode())
  .addOption(reason())
  .addOption(json())
  .action((names: string[], flags: Flags) => publish(names.map(releasableName), flags));
program
  .command('activate')
  .description('render every page with these releases and, when all of them render, make them live')
  .argument('<releases...>', 'mf-editorial@1.0.3, or mf-editorial for the newest')
  .addOption(reason())
  .addOption(json())
  .action(activateReleases);
program
  .command('rollback')
  .description('take one part back to the release that was live before, or to a given one')
  .argument('<name>', 'mf-editorial')
  .option('--to <version>', 'the release to go back to')
  .addOption(reason())
  .addOption(json())
  .action((name: string, flags: Flags) => rollbackRelease(name, flags.to, flags));
program.command('status').description('what is live, and since when').addOption(json()).action(status);
program
  .command('list')
  .description('every release')
  .argument('[name]', 'only of this part')
  .addOption(json())
  .action(list);
program.command('history').description('the log of activations').addOption(json()).action(history);
program
  .command('sync')
  .description('publish what changed and make exactly that live, as `npm start` does')
  .option('--no-build', 'take the builds that are there')
  .addOption(from())
  .addOption(mode())
  .addOption(reason())
  .addOption(json())
  .action((flags: Flags) => sync(flags));

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof ReleaseError || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
});
