#!/usr/bin/env node
// `clandor-dev`, run in the folder of the shell or of a remote, or with names: serves the whole site with those parts
// compiled on every change and exchanged in the page; the rest comes from releases.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isReleasableName, RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { EnvError } from '@clandor/gateway/env';
import { DevError } from './dev-error.ts';
import { startDev } from './start-dev.ts';

const HELP = `clandor-dev [name …] [--against URL] [--port N]

  name           what is worked on: shell, ${RELEASABLE_NAMES[1]} …; the folder it is run in when none is named;
                 all of them with --all
  --against URL  the rest of the site, and /api, from that gateway; otherwise from the local registry (CLUB_DATA_DIR)
  --port N       where the site answers (4100)`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      port: { type: 'string', default: '4100' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new DevError(`--port ${values.port} is no port.`);
  const names = values.all ? [...RELEASABLE_NAMES] : namesOf(positionals);
  const running = await startDev({ names, port, say: console.log, ...(values.against && { against: values.against }) });
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function namesOf(given: readonly string[]): ReleasableName[] {
  const names = given.length > 0 ? given : [basename(process.cwd())];
  const wrong = names.filter((name) => !isReleasableName(name));
  if (wrong.length > 0) throw new DevError(`${wrong.join(', ')} is no part of the site.\n\n${HELP}`);
  return names as ReleasableName[];
}

main().catch((error: unknown) => {
  console.error(error instanceof DevError || error instanceof EnvError ? error.message : error);
  process.exit(1);
});
