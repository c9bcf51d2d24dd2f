import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ENQUIRY, JSON_HEADERS } from '@clandor/gateway/testing/enquiries';
import { jpeg } from '@clandor/gateway/testing/media-files';
import { MULTIPART_HEADERS, multipart } from '@clandor/gateway/testing/multipart';
import { openHouse } from '../releases/house.ts';
import { needCommand } from '../sites/need-command.ts';
import { collecting } from './collected.ts';
import { EVERY_KIND } from './pages.ts';

const run = promisify(execFile);
/** Page loads a second: in half an hour as many as the busiest day has (360,000). */
const PAGES = 200;
const EVERY = {
  enquiry: 200,
  upload: 3_000,
  unknown: 500,
  switched: 60_000,
  sample: 10_000,
  collected: 120_000,
} as const;
/** Text of the list page, and what the other release says. */
const [BEFORE, AFTER] = ['None of it is advice.', 'None of it is a rule.'];

/** What the processes of a gateway have at one moment, MB. */
export interface Sample {
  /** Seconds since the beginning. */
  at: number;
  /** The process that answers. */
  gateway: number;
  /** Renderers, photo processes and whatever else it started. */
  children: number;
  /** How many of those. */
  processes: number;
}

export interface SoakFigures {
  minutes: number;
  pages: number;
  failedPages: number;
  done: Record<'enquiry' | 'upload' | 'unknown' | 'switched', number>;
  /** Answers other than those that were due. */
  wrong: Record<string, number>;
  samples: Sample[];
  /** What the gateway's objects and buffers took after a collection, MB, each with its second. */
  collected: { at: number; megabytes: number }[];
}

/** A day's traffic in half an hour: pages, forms, uploads, unknown addresses, and a release taken forth and back. */
export async function measureSoak(minutes: number): Promise<SoakFigures> {
  needCommand('h2load', 'nghttp2-client');
  const garbage = collecting();
  const house = await openHouse({ env: { CLUB_RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...garbage.environment } });
  const origin = await house.gateway();
  const version = await house.publishChanged('mf-editorial', BEFORE, AFTER);
  const photo = multipart([{ bytes: await jpeg({ width: 1600, height: 1200 }) }]);
  const figures: SoakFigures = {
    minutes,
    pages: 0,
    failedPages: 0,
    done: { enquiry: 0, upload: 0, unknown: 0, switched: 0 },
    wrong: {},
    samples: [],
    collected: [],
  };
  const began = Date.now();
  const [gateway] = house.gatewayIds();
  const secondsIn = () => Math.round((Date.now() - began) / 1000);
  const isOver = () => Date.now() - began > minutes * 60_000;
  const expect = (what: string, status: number, due: number) => {
    if (status !== due) figures.wrong[`${what} ${status}`] = (figures.wrong[`${what} ${status}`] ?? 0) + 1;
  };
  const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(origin + path, { method: 'POST', body, headers });
    await answer.text();
    return answer.status;
  };
  const work = {
    enquiry: async () => {
      const headers = { ...JSON_HEADERS, 'idempotency-key': randomUUID() };
      expect('enquiry', await post('/api/form-submit', JSON.stringify(ENQUIRY), headers), 201);
    },
    upload: async () =>
      expect('upload', await post('/api/upload-files', new Uint8Array(photo), MULTIPART_HEADERS), 201),
    unknown: async () => {
      const answer = await fetch(`${origin}/nothing-${randomUUID()}`);
      await answer.text();
      expect('unknown', answer.status, 404);
    },
    switched: async () => {
      await house.release('activate', `mf-editorial@${figures.done.switched % 2 === 0 ? version : '1.0.0'}`);
    },
  };
  const repeat = async (what: keyof typeof work) => {
    while (!isOver()) {
      const next = pause(EVERY[what]);
      await work[what]().catch((error: unknown) => {
        const said = `${what} ${error instanceof Error ? error.message.slice(0, 200) : 'failed'}`;
        figures.wrong[said] = (figures.wrong[said] ?? 0) + 1;
      });
      figures.done[what] += 1;
      await next;
    }
  };
  const sampling = (async () => {
    while (!isOver()) {
      figures.samples.push({ at: secondsIn(), ...memoryOf(gateway) });
      await pause(EVERY.sample);
    }
  })();
  const asking = (async () => {
    while (!isOver()) {
      const next = pause(EVERY.collected);
      if (gateway) figures.collected.push({ at: secondsIn(), megabytes: await garbage.ask(gateway) });
      await next;
    }
  })();
  const pages = run('h2load', [
    '--h1',
    '--clients=20',
    `--duration=${minutes * 60}`,
    '--header=Accept-Encoding: gzip, deflate, br',
    `--rps=${PAGES / 20}`,
    ...EVERY_KIND.map((path) => origin + path),
  ]);
  await Promise.all([pages, sampling, asking, ...(['enquiry', 'upload', 'unknown', 'switched'] as const).map(repeat)]);
  const { stdout } = await pages;
  figures.pages = Number(/(\d+) 2xx/.exec(stdout)?.[1]);
  figures.failedPages = ['3xx', '4xx', '5xx', 'errored', 'timeout'].reduce(
    (sum, kind) => sum + Number(new RegExp(`(\\d+) ${kind}`).exec(stdout)?.[1] ?? 0),
    0,
  );
  await house.close();
  return figures;
}

/** Resident memory of a process and of all that it started, from /proc. */
function memoryOf(root: number | undefined): Omit<Sample, 'at'> {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const value = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ id: Number(name), parent: value('PPid'), memory: value('VmRSS') / 1024 }];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    });
  const below = (id: number): typeof processes =>
    processes.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.id)]);
  const children = root === undefined ? [] : below(root);
  return {
    gateway: processes.find(({ id }) => id === root)?.memory ?? 0,
    children: children.reduce((sum, { memory }) => sum + memory, 0),
    processes: children.length,
  };
}

/** What the gateway itself has from a time on: at first, at last, and how many MB an hour a line through it rises. */
export function memoryFrom(
  samples: readonly Sample[],
  seconds: number,
): { first: number; last: number; hourly: number } {
  const later = samples.filter(({ at }) => at >= seconds);
  const points = later.map(({ at, gateway }) => [at / 3600, gateway] as const);
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, [hours, memory]) => sum + (hours - x) * (memory - y), 0);
  const hourly = above / points.reduce((sum, [hours]) => sum + (hours - x) ** 2, 0);
  return { first: later[0]?.gateway ?? 0, last: later.at(-1)?.gateway ?? 0, hourly };
}
