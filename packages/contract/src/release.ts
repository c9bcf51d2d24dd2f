import { z } from 'zod';

/**
 * What a release says of itself, in `release.json` beside its files.
 * The build writes a `Build` (everything but name and version); publishing adds those two.
 */

/** The version of the promises in this package. A release of another contract is refused. */
export const CONTRACT_VERSION = 1;

/** A remote, one team's part of the site. Registry and compositions take any: a new one needs no new gateway or shell. */
export type RemoteName = `mf-${string}`;
/** Everything that is released apart: the shell and the remotes. */
export type ReleasableName = 'shell' | RemoteName;

/** The remotes that are built from this repository. The one list; everything else imports it. */
export const REMOTE_NAMES = [
  'mf-marketing',
  'mf-editorial',
  'mf-apply',
  'mf-contact',
  'mf-explore',
] as const satisfies readonly RemoteName[];

/** What is released from this repository. */
export const RELEASABLE_NAMES = ['shell', ...REMOTE_NAMES] as const;

const REMOTE_NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** The longest name of a remote: it is a folder's name and part of addresses. */
const LONGEST_NAME = 40;

export const isRemoteName = (text: string): text is RemoteName => REMOTE_NAME.test(text) && text.length <= LONGEST_NAME;
export const isReleasableName = (text: string): text is ReleasableName => text === 'shell' || isRemoteName(text);

export const remoteNameSchema = z.custom<RemoteName>((value) => typeof value === 'string' && isRemoteName(value), {
  error: 'a remote is called mf- and small letters, as in mf-editorial',
});
export const releasableNameSchema = z.custom<ReleasableName>(
  (value) => typeof value === 'string' && isReleasableName(value),
  { error: 'what is released is called shell, or mf- and small letters, as in mf-editorial' },
);

/** Three numbers, as in semver. Publishing counts the last one up. */
export const versionSchema = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version is three numbers, as in 1.0.3');

const INNER_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.-]+(?:\/[\w@.-]+)*$/;
/** Whether a text is a plain path inside a folder, without `.` or `..`. */
export const isInnerPath = (text: string): boolean => INNER_PATH.test(text);

const filePath = z.string().regex(INNER_PATH, 'a path inside the release, without . or ..');

/** `transparent`: the header lies over the page's first picture until scrolled. */
export const headerVariantSchema = z.enum(['solid', 'transparent']);
export type HeaderVariant = z.infer<typeof headerVariantSchema>;

/** One route as a remote declares it in `src/routes.ts`. */
export const remoteRouteSchema = z.object({
  /** React Router's pattern, absolute: `/contact/:department?`. */
  path: z.string().startsWith('/'),
  /**
   * The folder under `src/pages/` that holds it; the remote exposes it as `./<page>`. With a variant behind a slash
   * (`article/a-slug`) its `page.tsx` is built for that variant alone, as `page.tsx?a-slug`: a loader of the remote puts
   * in what belongs to it.
   */
  page: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/),
  header: headerVariantSchema.default('solid'),
  /** Whether the page also exists behind a language segment (design.md, reading 2). */
  language: z.boolean().default(true),
  /** The addresses to render ahead. */
  paths: z.array(z.string().startsWith('/')),
  /** Addresses among `paths` that stay out of the sitemap, because another address is the canonical one. */
  unlisted: z.array(z.string()).default([]),
  /** Whether the page's form also goes without scripts: its module then exports `plainPost`. */
  plainPost: z.boolean().optional(),
});
/** As written by a team (defaults may be left out). */
export type RemoteRoute = z.input<typeof remoteRouteSchema>;

export const releaseRouteSchema = remoteRouteSchema.extend({
  /** The files of this release that the page needs beside the entry, in loading order. */
  files: z.array(filePath),
  /** What of `shared` the page takes at its start. */
  shared: z.array(z.string()).optional(),
});
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

/** One thing that a feed tells of. */
export const feedEntrySchema = z.object({
  /** Its page, a path without language. */
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  summary: z.string().min(1),
  author: z.string().min(1),
  /** A day, as ISO 8601 has it: `2024-12-01`. */
  published: z.iso.date(),
});

/** A list that readers may subscribe to, as a remote declares it in `src/feed.ts`; the newest first. */
export const feedSchema = z.object({
  /** The page of the list. The feed answers below it: `<path>/rss.xml` and `<path>/atom.xml`. */
  path: z.string().regex(/^\/[a-z0-9/-]*[a-z0-9]$/),
  title: z.string().min(1),
  description: z.string().min(1),
  entries: z.array(feedEntrySchema).min(1),
});
export type ReleaseFeed = z.infer<typeof feedSchema>;

export const releaseFileSchema = z.object({
  path: filePath,
  bytes: z.number().int().nonnegative(),
  /** Subresource integrity: `sha384-` and base64. */
  integrity: z.string().startsWith('sha384-'),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/**
 * What a release may weigh, in bytes as browsers fetch them (Brotli). A part states it in its `budget.ts`; a release
 * above it is refused.
 */
export const budgetSchema = z.object({
  /** The scripts that start it. */
  entry: z.number().int().positive(),
  /** The scripts of its heaviest page beside the entry; the shell has none. */
  page: z.number().int().nonnegative(),
});
export type Budget = z.infer<typeof budgetSchema>;

export const buildSchema = z.object({
  contract: z.literal(CONTRACT_VERSION),
  /** Names the content: a hash of all that went into the build. It is part of every global the build makes. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  mode: z.enum(['production', 'development']),
  /** The commit it was built from; null outside a checkout. */
  commit: z.string().nullable(),
  /** The global under which the browser finds a remote's container (`mf_contact_0123456789ab`); the shell's own name for the shell. */
  global: z.string().regex(/^[a-z_0-9]+$/),
  /** Scripts that start this release in the browser, in order: a remote has one. */
  entry: z.array(filePath).min(1),
  /** The CommonJS file that the renderer requires. */
  server: filePath,
  /** Fonts and the like that every page of this release preloads (the shell's). */
  preload: z.array(filePath).default([]),
  routes: z.array(releaseRouteSchema),
  /** What readers may subscribe to, if the remote has such a list. */
  feed: feedSchema.optional(),
  /** What it shares with the page, and the range it asks for; of the shell, what it brings: the range's own version. */
  shared: z.record(z.string(), z.string()),
  /** Of the shell: what it brings only to the pages that take it, and the files that hold it, in loading order. */
  late: z.record(z.string(), z.array(filePath)).optional(),
  /** What it may weigh; none, and nothing is refused for its weight. */
  budget: budgetSchema.optional(),
  files: z.array(releaseFileSchema),
});
export type Build = z.infer<typeof buildSchema>;

export const releaseSchema = buildSchema.extend({
  name: releasableNameSchema,
  version: versionSchema,
});
export type Release = z.infer<typeof releaseSchema>;

/** Where a release's files are served: `/releases/mf-contact/1.0.3/`. */
export const releaseBase = (name: string, version: string): string => `/releases/${name}/${version}/`;
