import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ActivationOutcome,
  type OpsLine,
  type PublishOutcome,
  RELEASABLE_NAMES,
  type ReleasableName,
  type Scope,
} from '@clandor/contract';
import { type FixtureOptions, makeBuild } from '@clandor/testing/fixture-builds';
import { createToken } from '../ops/tokens.ts';
import { activate } from '../releases/index.ts';
import { archiveOf, entriesOf } from './archive.ts';
import { type Answer, startGateway, type TestGateway } from './start-gateway.ts';
import { PAGE, publishFolder } from './start-house.ts';

/** A gateway with a live site of fixtures, and what a release manager does to it over HTTP. */
export interface TestOps {
  gateway: TestGateway;
  /** The folder of a fresh build. */
  build(name: ReleasableName, options?: FixtureOptions): string;
  token(scope: Scope, days?: number): Promise<string>;
  /** Asks as the console does: JSON both ways. */
  ask(token: string | null, method: string, path: string, body?: unknown): Promise<Answer & { json: unknown }>;
  /** Sends an archive, or a folder packed. */
  publish(token: string, name: string, build: string | Buffer, query?: string): Promise<Told<PublishOutcome>>;
  /** Orders an activation or a rollback. */
  order(token: string, path: string, body: unknown): Promise<Told<ActivationOutcome>>;
  close(): Promise<void>;
}

/** What the gateway said, line by line; the last says how it ended. */
export interface Told<Outcome> {
  status: number;
  lines: OpsLine<Outcome>[];
  last: OpsLine<Outcome> | undefined;
  /** What came of it. @throws where it was refused */
  outcome(): Outcome;
  /** Why it was refused. @throws where it was not */
  problems(): string[];
}

export async function startOps(environment: Record<string, string> = {}): Promise<TestOps> {
  const gateway = await startGateway({ CLUB_ORIGIN: PAGE.origin, ...environment });
  const folder = mkdtempSync(join(tmpdir(), 'clandor-ops-'));
  let count = 0;
  const build = (name: ReleasableName, options: FixtureOptions = {}): string => {
    count += 1;
    const place = join(folder, `${name}-${count}`);
    makeBuild(place, name, options);
    return place;
  };
  const { registry } = gateway;
  const refs = [];
  for (const name of RELEASABLE_NAMES) refs.push(await publishFolder(registry, name, build(name)));
  await activate(refs, { registry, page: PAGE, by: 'test' });

  const told = <Outcome>({ status, text }: Answer): Told<Outcome> => {
    const lines: OpsLine<Outcome>[] = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const last = lines.at(-1);
    return {
      status,
      lines,
      last,
      outcome() {
        if (last?.type !== 'done') throw new Error(`it did not end well: ${text}`);
        return last.outcome;
      },
      problems() {
        if (last?.type !== 'refused') throw new Error(`it was not refused: ${text}`);
        return last.problems;
      },
    };
  };
  const json = (token: string | null) => ({
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    'Content-Type': 'application/json',
  });
  return {
    gateway,
    build,
    token: async (scope, days = 1) =>
      (await createToken(gateway.database, { name: `${scope} test`, scope, days }, 'test')).token,
    async ask(token, method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      // Node frames no body of a DELETE by itself.
      const headers = { ...json(token), 'Content-Length': String(Buffer.byteLength(text)) };
      const answer = await gateway.ask(method, `/ops/api${path}`, { headers, body: text });
      return {
        ...answer,
        json: answer.text.startsWith('{') || answer.text.startsWith('[') ? JSON.parse(answer.text) : null,
      };
    },
    async publish(token, name, archive, query = '') {
      const body = typeof archive === 'string' ? await archiveOf(entriesOf(archive)) : archive;
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/gzip' };
      return told(await gateway.ask('POST', `/ops/api/releases/${name}${query}`, { headers, body }));
    },
    order: async (token, path, body) =>
      told(await gateway.ask('POST', `/ops/api${path}`, { headers: json(token), body: JSON.stringify(body) })),
    async close() {
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
