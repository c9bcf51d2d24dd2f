import cluster from 'node:cluster';
import { EnvError, readEnv } from './env.ts';
import { openLog } from './log.ts';
import { serve } from './serve.ts';
import { VaultError } from './vault/index.ts';
import { supervise } from './workers/supervise.ts';

/** Starts the gateway, in one process or in several workers. Exit status 1 when it cannot start. */
async function main(): Promise<number> {
  const env = readEnv();
  const log = openLog(env.logLevel);
  const said = (port: number) =>
    console.log(`Clandor is at ${env.port === port ? env.origin : `http://localhost:${port}`}`);
  if (cluster.isPrimary && env.workers > 1) return supervise(env, { log, said });
  await serve(env, { log, said: cluster.isPrimary ? said : () => {} });
  return 0;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof EnvError || error instanceof VaultError ? error.message : error);
    process.exit(1);
  },
);
