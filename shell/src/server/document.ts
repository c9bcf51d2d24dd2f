import type { Composition, PageComposition, PlainPost, Release } from '@clandor/contract';
import { integrityOf, releaseBase } from '@clandor/contract';
import { color } from '@clandor/ui/color';
import { type LateScript, SCRIPTS_ID } from '../browser/late-scripts.ts';
import { PLAIN_POST_ID } from '../browser/plain-post-in.ts';
import { PAGE_MARK } from '../head/apply-head.ts';
import { type HeadTag, headTags } from '../head/head-tags.ts';
import type { DocumentHead } from '../head/page-head.ts';
import type { PageMatch } from '../site/match.ts';

interface DocumentParts {
  composition: Composition;
  page: PageComposition;
  head: DocumentHead;
  /** `<style>` elements with the page's own styles. */
  styles: string;
  /** The rendered tree. */
  body: string;
  match: PageMatch | null;
  /** What it answers to, where it is no ordinary page. */
  plainPost?: PlainPost;
}

/**
 * The whole HTML document. Every script that the page needs is named up front, so that nothing waits in line: where the
 * shell has a script to start with (browser/start.ts), for that one to fetch when the page is shown.
 */
export function htmlDocument({ composition, page, head, styles, body, match, plainPost }: DocumentParts): string {
  const { shell } = composition;
  const base = releaseBase(shell.name, shell.version);
  const fonts = shell.preload.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${path}">`,
  );
  const [first, ...others] = shell.entry as [string, ...string[]];
  const late = [
    ...others.map((path): LateScript => [`${base}${path}`, integrityOf(shell, path)]),
    ...remoteScripts(composition, match),
  ];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="theme-color" content="${color.ink}"><meta name="color-scheme" content="dark">`,
    ...fonts,
    styles,
    `<script defer src="${base}${first}" integrity="${integrityOf(shell, first)}"></script>`,
    ...(others.length === 0 ? late.map(fetchedAhead) : []),
    ...headTags(head).map(html),
    `<link rel="icon" type="image/svg+xml" href="${base}web/site/icon.svg">`,
    `<link rel="apple-touch-icon" href="${base}web/site/apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}web/site/site.webmanifest">`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="composition">${dataBlock(JSON.stringify(page))}</script>`,
    ...(plainPost
      ? [`<script type="application/json" id="${PLAIN_POST_ID}">${dataBlock(JSON.stringify(plainPost))}</script>`]
      : []),
    ...(others.length === 0
      ? []
      : [`<script type="application/json" id="${SCRIPTS_ID}">${dataBlock(JSON.stringify(late))}</script>`]),
    '</body></html>',
  ].join('');
}

/**
 * The entry of the remote that owns the page, the page's own scripts, and what the page takes of the shell's that not
 * every page has: fetched ahead, and run when they are asked for.
 */
function remoteScripts({ shell, remotes }: Composition, match: PageMatch | null): LateScript[] {
  if (!match) return [];
  const release = remotes.find(({ name }) => name === match.remote.name);
  if (!release) return [];
  const route = release.routes.find(({ path }) => path === match.route.path);
  return [
    ...scriptsOf(release, [match.remote.entry, ...match.route.files]),
    ...(route?.shared ?? []).flatMap((name) => scriptsOf(shell, shell.late?.[name] ?? [])),
  ];
}

const scriptsOf = (release: Release, paths: readonly string[]): LateScript[] =>
  paths.map((path) => [`${releaseBase(release.name, release.version)}${path}`, integrityOf(release, path)]);

/** In low priority, as a deferred script is: what the page shows, its fonts and pictures, comes first. */
const fetchedAhead = ([src, integrity]: LateScript): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${src}" integrity="${integrity}">`;

function html({ element, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${element}${written.join('')} ${PAGE_MARK}>`;
  return text === undefined ? start : `${start}${dataBlock(text)}</${element}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** JSON that cannot end its script element. */
const dataBlock = (json: string): string => json.replaceAll('<', '\\u003c');
