import { FAILURES, releasableNameSchema, versionSchema } from '@clandor/contract';
import type { Middleware } from 'koa';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { PageCounts } from '../../guard/counts.ts';
import { VOICES } from '../../guard/thresholds.ts';
import { readText } from '../../http/read-json.ts';
import type { LimiterOptions } from '../../limits/limit.ts';
import { limiter } from '../../limits/limiter.ts';
import type { Served } from '../../pages/site.ts';
import { tallies } from '../../watching/tallies.ts';
import { addressOf } from '../rate-limit.ts';

/** A beacon is a few words long, in bytes. */
const LIMIT = 1_024;

const reportSchema = z.object({
  composition: z.string().regex(/^[0-9a-f]{12}$/),
  name: releasableNameSchema,
  version: versionSchema,
  failure: z.enum(FAILURES),
});

export interface FailureReportsOptions extends LimiterOptions {
  site: { served(): Served | undefined };
  counts: Pick<PageCounts, 'add'>;
  /** Whether one address is one voice. */
  rateLimits: boolean;
}

/**
 * `POST /api/failure-reports`: a browser tells that a release failed in it. Only releases that are served count, one
 * address counts a few times an hour, and what comes says nothing of who it was. A beacon reads no answer: 204 always,
 * but for what is no report.
 */
export function failureReports({ site, counts, rateLimits, ...options }: FailureReportsOptions): Middleware {
  const voices = limiter({ ...VOICES, keyPrefix: 'failure' }, options);
  return async (ctx) => {
    const { data: report } = reportSchema.safeParse(parsed(await readText(ctx, LIMIT)));
    ctx.status = report ? 204 : 400;
    const served = report && site.served();
    if (!report || !served) return;
    const { composition, name, version, failure } = report;
    const set = [served.pages, served.canary].find((each) => each?.composition.id === composition);
    const parts = set && [set.composition.shell, ...set.composition.remotes];
    if (!parts?.some((part) => part.name === name && part.version === version)) return;
    if (rateLimits && !(await isHeard(voices, `${addressOf(ctx)} ${composition}`))) return;
    tallies.browserFailures.raise([failure, name, version]);
    counts.add(failure, { seq: served.entry.seq, composition, release: { name, version } });
  };
}

const isHeard = (voices: RateLimiterAbstract, key: string): Promise<boolean> =>
  voices.consume(key).then(
    () => true,
    () => false,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
