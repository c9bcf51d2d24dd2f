import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PageSettings } from '@clandor/contract';
import { DEFAULT_MAIL_DOMAIN } from '@clandor/schemas/departments';
import { fieldIssues } from '@clandor/schemas/issues';
import { z } from 'zod';
import { parseStorageUrl } from './storage/storage-url.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** `https://clandor.example`: a scheme and a host, nothing behind it. */
const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue('must be an http or https origin without a path, as in https://clandor.example');
  return z.NEVER;
});

const base = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return url.href.replace(/\/$/, '');
  }
  context.addIssue('must be an http or https address without a query, as in https://api.clandor.example');
  return z.NEVER;
});

const smtp = z
  .string()
  .refine((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '', {
    error: 'must be an smtp or smtps address, as in smtp://user:password@mail.clandor.example:587',
  });

const storage = z.string().transform((value, context) => {
  const address = parseStorageUrl(value);
  if (typeof address !== 'string') return address;
  context.addIssue(address);
  return z.NEVER;
});
/** The value itself stands in no message: it holds a password. */
const postgres = z.string().refine(
  (value) => {
    const url = URL.parse(value);
    return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  },
  {
    error:
      'must be the address of a PostgreSQL database, as in postgres://user:password@db.clandor.example:5432/clandor?sslmode=verify-full (special characters of the password as %XX); without it the embedded database is used',
  },
);

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const listenAddress = z.string().regex(/^[0-9A-Za-z.:-]+$/, 'must be an address or a host name, as in 10.0.0.5');

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(4000),
    HOST: listenAddress.optional(),
    CLUB_DATA_DIR: z.string().default('data'),
    DATABASE_URL: postgres.optional(),
    DATABASE_POOL: wholeNumber(1, 500).optional(),
    CLUB_ORIGIN: origin.optional(),
    API_BASE: base.optional(),
    CLUB_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in small letters, as in clandor.example')
      .default(DEFAULT_MAIL_DOMAIN),
    SMTP_URL: smtp.optional(),
    STORAGE_URL: storage.optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    CLUB_RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    CLUB_LADIES_APPLICATIONS: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
    CLUB_WORKERS: z
      .string()
      .regex(/^(auto|[1-9]\d?)$/, 'must be auto, or a whole number from 1 to 99')
      .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
      .default(1),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: listenAddress.default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: base.optional(),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, as in 0.1')
      .transform(Number)
      .default(1),
    CLUB_TOKEN: z.string().optional(),
  })
  .superRefine((values, context) => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
      if (!values.STORAGE_URL || values[name] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'must be set where STORAGE_URL is' });
    }
  })
  .transform((values) => ({
    /** The port to listen on; 0 takes a free one. */
    port: values.PORT,
    /** The one address to listen on; all of the machine's without. */
    host: values.HOST,
    /** Absolute. A relative CLUB_DATA_DIR counts from the repository's root, whatever folder a command runs in. */
    dataDir: resolve(REPOSITORY, values.CLUB_DATA_DIR),
    /** A PostgreSQL database in place of the embedded one. Holds a password: it is never logged. */
    databaseUrl: values.DATABASE_URL,
    /** The most connections to it that one process opens at once, beside the one that listens. */
    databasePool: values.DATABASE_POOL,
    /** The public origin, no slash behind it. No address is ever built from the Host header. */
    origin: values.CLUB_ORIGIN ?? `http://localhost:${values.PORT}`,
    /** The base of the backend where it is another host; empty when it is this one. No slash behind it. */
    apiBase: values.API_BASE ?? '',
    mailDomain: values.CLUB_MAIL_DOMAIN,
    /** Where mail is handed over; without it mails wait. */
    smtpUrl: values.SMTP_URL,
    /** The bucket that holds uploads and release files; without it the data folder does. */
    storage: values.STORAGE_URL && {
      ...values.STORAGE_URL,
      credentials: {
        accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
        sessionToken: values.AWS_SESSION_TOKEN,
      },
    },
    /** Whether one address may send without end: `off` is for load tests. */
    rateLimits: values.CLUB_RATE_LIMITS === 'on',
    /** While it is true, the chooser offers no way to the ladies' application (spec section 2). */
    ladiesApplicationsClosed: values.CLUB_LADIES_APPLICATIONS === 'closed',
    logLevel: values.LOG_LEVEL,
    /** How many processes answer visitors; with 1 there is only this one. */
    workers: values.CLUB_WORKERS,
    /** How many proxies stand before the gateway: that many entries of X-Forwarded-For are believed. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Where metrics are answered, beside the site; not at all without. */
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    /** Where traces go, and of which share of the requests; none without. */
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG },
    /** What the release command shows to a gateway elsewhere. */
    clubToken: values.CLUB_TOKEN,
  }));

/** What the environment says, once read (design.md, "Names at the edges"). */
export type Env = z.output<typeof schema>;

/** What of it pages say. */
export const pageSettings = ({ origin, apiBase, mailDomain, ladiesApplicationsClosed }: Env): PageSettings => ({
  origin,
  apiBase,
  mailDomain,
  ladiesApplicationsClosed,
});

/** The environment is wrong; the message lists every name that is. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the environment; an empty variable counts as not set. The only place that reads `process.env`.
 * @throws EnvError with one line for each wrong variable
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = fieldIssues(result.error).map(({ field, message }) => `  ${field} ${message}`);
  throw new EnvError(['The environment is wrong:', ...lines].join('\n'));
}
