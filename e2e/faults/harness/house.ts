import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultProxy, startFaultProxy } from '@clandor/gateway/testing/fault-proxy';
import { startMailServer } from '@clandor/gateway/testing/mail-server';
import { onServer } from '@clandor/gateway/testing/postgres-databases';
import { s3Environment, startS3 } from '@clandor/gateway/testing/start-s3';
import { startTcpProxy, type TcpProxy } from '@clandor/gateway/testing/tcp-proxy';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import { freePort, Gateway } from './gateway-process.ts';
import { prepare } from './template.ts';

/** Where a house keeps what is sent: in its data folder, or in PostgreSQL and S3. */
export type Store = 'embedded' | 'servers';
export const STORE_NAMES: Record<Store, string> = { embedded: 'SQLite, folder', servers: 'PostgreSQL, S3' };

/** What stands before the servers of a house, to be at fault. */
export interface Lines {
  postgres: PostgresServer;
  /** Between the gateways and PostgreSQL. */
  toDatabase: TcpProxy;
  /** Between the gateways and S3. */
  toStorage: FaultProxy;
}

/** One site under trial, with stores of its own. */
export interface House {
  store: Store;
  gateways: readonly Gateway[];
  /** One for each gateway. */
  dataDirs: readonly string[];
  /** Null where everything is in the data folder. */
  lines: Lines | null;
  /** For processes beside the gateways, which no fault keeps from the stores. */
  environment: Record<string, string>;
  token: string;
  mails: Awaited<ReturnType<typeof startMailServer>>;
  /** What the gateways wrote. */
  logs: readonly string[];
  close(): Promise<void>;
}

export interface HouseOptions {
  store: Store;
  /** How many machines there are: with the embedded store there is one. */
  gateways?: number;
  /** What the gateways' environment says beside. */
  environment?: Record<string, string>;
  /** Where the data folder of the first is to be, if it is not to be made. */
  dataDir?: string;
}

/** Makes houses; what all of them need is started and prepared once, when it is first needed. */
export class Builder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'clandor-faults-'));
  #count = 0;
  #embedded: ReturnType<typeof prepare> | undefined;
  #servers: ReturnType<Builder['startServers']> | undefined;

  async build({ store, gateways: machines = 1, environment = {}, dataDir }: HouseOptions): Promise<House> {
    this.#count += 1;
    const folder = join(this.#folder, `house-${this.#count}`);
    mkdirSync(folder);
    const mails = await startMailServer();
    const ports = await Promise.all(Array.from({ length: machines }, freePort));
    const dataDirs = ports.map((_, index) => (index === 0 && dataDir ? dataDir : join(folder, `data-${index}`)));
    const { token } = await this.#prepared(store);
    for (const each of dataDirs) cpSync(join(this.#folder, store), each, { recursive: true });
    const common = {
      CLUB_ORIGIN: `http://localhost:${ports[0]}`,
      CLUB_RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      DATABASE_URL: '',
      STORAGE_URL: '',
      ...environment,
    };
    const own = store === 'servers' ? await this.#serversOf(this.#count) : null;
    const logs = ports.map((_, index) => join(folder, `gateway-${index}.log`));
    const gateways = ports.map(
      (port, index) =>
        new Gateway(
          port,
          { ...process.env, ...common, ...own?.behindLines, CLUB_DATA_DIR: dataDirs[index] },
          logs[index] ?? '',
        ),
    );
    return {
      store,
      gateways,
      dataDirs,
      lines: own?.lines ?? null,
      environment: { ...common, ...own?.direct, CLUB_DATA_DIR: dataDirs[0] ?? '' },
      token,
      mails,
      logs,
      async close() {
        await Promise.all(gateways.map((gateway) => gateway.kill()));
        await own?.close();
        mails.drop();
        await mails.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }

  async close(): Promise<void> {
    const servers = await this.#servers?.catch(() => undefined);
    await servers?.s3.close();
    await servers?.postgres.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #prepared(store: Store): ReturnType<typeof prepare> {
    const dataDir = { CLUB_DATA_DIR: join(this.#folder, store), CLUB_ORIGIN: 'http://localhost:4400' };
    if (store === 'embedded') {
      this.#embedded ??= prepare({ ...dataDir, DATABASE_URL: '', STORAGE_URL: '' });
      return this.#embedded;
    }
    this.#servers ??= this.startServers(dataDir);
    return this.#servers;
  }

  async startServers(dataDir: Record<string, string>) {
    const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
    await onServer(postgres.url('postgres'), 'create database club_template');
    const storage = s3Environment(s3.port, 'faults');
    const { token } = await prepare({ ...dataDir, DATABASE_URL: postgres.url('club_template'), ...storage });
    return { postgres, s3, token };
  }

  /** A database of its own on the server of all, and lines to it and to S3. What others uploaded is swept away. */
  async #serversOf(number: number) {
    if (!this.#servers) throw new Error('asked for servers that were not started');
    const { postgres, s3 } = await this.#servers;
    const name = `club_${number}`;
    await onServer(postgres.url('postgres'), `create database ${name} template club_template`);
    const toDatabase = await startTcpProxy(postgres.port);
    const toStorage = await startFaultProxy(s3.port);
    const url = new URL(postgres.url(name));
    url.port = String(toDatabase.port);
    return {
      lines: { postgres, toDatabase, toStorage },
      behindLines: { DATABASE_URL: url.href, ...s3Environment(toStorage.port, 'faults') },
      direct: { DATABASE_URL: postgres.url(name), ...s3Environment(s3.port, 'faults') },
      async close() {
        await toDatabase.close();
        await toStorage.close();
        await onServer(postgres.url('postgres'), `drop database ${name} with (force)`);
      },
    };
  }
}
