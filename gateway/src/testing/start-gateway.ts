import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type AppOptions, createListener } from '../app.ts';
import { type News, openNews } from '../database/news.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { pageSettings, readEnv } from '../env.ts';
import { PageCounts } from '../guard/counts.ts';
import { startGuard } from '../guard/guard.ts';
import { openSite } from '../pages/index.ts';
import { openRegistry, type Registry } from '../releases/index.ts';
import { createClubServer, listen, stop } from '../server.ts';
import { openServices, type Services } from '../services.ts';
import { freshStorage } from './fresh-storage.ts';
import { existingStore, freshStore } from './store.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface TestGateway {
  port: number;
  /** What its server is made of. */
  options: AppOptions;
  database: ClubDatabase;
  services: Services;
  registry: Registry;
  counts: PageCounts;
  /** The folder of CLUB_DATA_DIR. */
  dataDir: string;
  /** What was logged, a parsed line each. */
  logged: Record<string, unknown>[];
  /** Asks exactly as told: fetch would tidy paths, methods and headers. A body goes out as it is. */
  ask(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: string | Buffer },
  ): Promise<Answer>;
  /** Sends bytes and gives back whatever comes until the server closes. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * A gateway over HTTP with a real database of its own, and no composition; or over the data folder and the database that
 * its environment names, which are left as they are when it closes.
 *
 * @param hear changes how it comes to know of activations
 */
export async function startGateway(
  environment: Record<string, string> = {},
  { hear = (news) => news }: { hear?: (news: News) => News } = {},
): Promise<TestGateway> {
  const { CLUB_DATA_DIR: shared } = environment;
  const dataDir = shared ?? (await mkdtemp(join(tmpdir(), 'clandor-gateway-')));
  const store = await (shared === undefined ? freshStore() : existingStore(environment.DATABASE_URL));
  const env = readEnv({
    CLUB_DATA_DIR: dataDir,
    CLUB_ORIGIN: 'http://club.test',
    ...store.environment,
    ...freshStorage(),
    ...environment,
  });
  const logged: Record<string, unknown>[] = [];
  // Lines of one moment come together.
  const write = (lines: string) =>
    void logged.push(...lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : [])));
  const log = pino({ level: 'debug' }, { write });
  const services = await openServices(env, log);
  const { database } = services;
  const registry = openRegistry({ database, folder: join(dataDir, 'releases'), bucket: services.bucket });
  const news = hear(await openNews(env, log));
  const site = await openSite({ registry, log, page: pageSettings(env), news });
  const counts = new PageCounts({ database, log });
  const stopGuard = startGuard(registry, log);
  const options: AppOptions = { env, log, services, site, registry, counts };
  const server = createClubServer(createListener(options), env.origin);
  const port = await listen(server, 0);

  return {
    port,
    options,
    database,
    services,
    registry,
    counts,
    dataDir,
    logged,
    ask: (method, path, options) => ask(port, method, path, options),
    raw: (bytes) => raw(port, bytes),
    async close() {
      await stop(server, 0);
      await stopGuard();
      await counts.close();
      await site.close();
      await news.close();
      await services.close();
      await store.drop();
      if (shared === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

function ask(port: number, method: string, path: string, options: Parameters<TestGateway['ask']>[2] = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = httpRequest({ port, method, path, headers: options.headers ?? {} }, async (response) => {
    const chunks = await Array.fromAsync<Buffer>(response);
    const text = Buffer.concat(chunks).toString();
    resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
  });
  request.on('error', reject);
  request.end(options.body);
  return promise;
}

function raw(port: number, bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'));
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', reject);
  socket.on('close', () => resolve(text));
  return promise;
}
