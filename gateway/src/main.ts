import { join } from 'node:path';

import { createListener } from './app.ts';
import { EnvError, pageSettings, readEnv } from './env.ts';
import { PageCounts } from './guard/counts.ts';
import { startGuard } from './guard/guard.ts';
import { openLog } from './log.ts';
import { openSite } from './pages/index.ts';
import { openRegistry } from './releases/index.ts';
import { createClubServer, listen, stop } from './server.ts';
import { openServices } from './services.ts';

/** Starts the gateway and stops it in order on SIGTERM or SIGINT. Exit status 1 when it cannot start. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = openLog(env.logLevel);
  const services = await openServices(env, log);
  const { database } = services;
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases') });
  const site = await openSite({ registry, log, page: pageSettings(env) });
  const counts = new PageCounts({ database, log });
  const stopGuard = startGuard(registry, log);
  const server = createClubServer(createListener({ env, log, services, site, registry, counts }));
  const port = await listen(server, env.port);
  console.log(`Clandor is at ${env.port === port ? env.origin : `http://localhost:${port}`}`);

  const stopInOrder = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    await stop(server);
    await stopGuard();
    await counts.close();
    await site.close();
    await services.close();
    log.info('stopped');
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stopInOrder(signal).then(() => process.exit(0), fail);
  };
  // Once each: a second Ctrl+C ends the process at once.
  process.once('SIGTERM', onSignal).once('SIGINT', onSignal);
}

function fail(error: unknown): never {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
