import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { closedHouse } from './closed-house.ts';
import type { Env } from './env.ts';
import { openHouse } from './open-house.ts';
import { openWhenThere } from './open-when-there.ts';
import { createClubServer, listen, stop } from './server.ts';
import { openServices } from './services.ts';

/**
 * Opens everything and answers visitors, in this process. Stops in order on SIGTERM or SIGINT.
 *
 * @param said told the port
 * @returns when it has stopped
 */
export async function serve(env: Env, { log, said }: { log: Logger; said: (port: number) => void }): Promise<void> {
  const trusted = env.trustedProxies > 0;
  // Loaded only where it is asked for.
  const tracing = env.traces && (await import('./watching/tracing.ts')).startTracing(env.traces, { log, trusted });
  const asked = new AbortController();
  // Once each: a second Ctrl+C ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => asked.abort(signal));
  let answer: RequestListener = closedHouse(env, log);
  const server = createClubServer((request, response) => answer(request, response), env.origin);
  const answerVisitors = async () => said(await listen(server, env.port, env.host));

  const services = await openWhenThere(() => openServices(env, log, tracing?.queries), {
    log,
    meanwhile: answerVisitors,
    stop: asked.signal,
  });
  const house = services && (await openHouse(env, { log, services }));
  if (house) {
    answer = tracing ? tracing.of(house.listener) : house.listener;
    if (!server.listening) await answerVisitors();
    await aborted(asked.signal);
  }

  log.info({ signal: asked.signal.reason }, 'stopping');
  await stop(server);
  await house?.close();
  await services?.close();
  await tracing?.close();
  log.info('stopped');
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
