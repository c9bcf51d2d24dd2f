import type { Composition, PageComposition } from '@clandor/contract';
import { integrityOf, releaseBase } from '@clandor/contract';
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
}

/** The club's initial in champagne on ink. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b0b0d" d="M0 0h32v32H0z"/><path fill="none" stroke="#c9a86a" stroke-width="1.6" d="M22.5 10.5a8 8 0 1 0 0 11"/></svg>',
)}`;

/** The whole HTML document. Every script that the page needs is named up front, so that nothing waits in line. */
export function htmlDocument({ composition, page, head, styles, body, match }: DocumentParts): string {
  const { shell } = composition;
  const base = releaseBase(shell.name, shell.version);
  const fonts = shell.preload.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${path}">`,
  );
  const scripts = shell.entry.map(
    (path) => `<script defer src="${base}${path}" integrity="${integrityOf(shell, path)}"></script>`,
  );
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    '<meta name="theme-color" content="#0b0b0d"><meta name="color-scheme" content="dark">',
    `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
    ...fonts,
    styles,
    ...scripts,
    ...remoteScripts(composition, match),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="composition">${inlineJson(page)}</script>`,
    '</body></html>',
  ].join('');
}

/** The entry of the remote that owns the page, and the page's own scripts: preloaded, and run when the shell asks. */
function remoteScripts(composition: Composition, match: PageMatch | null): string[] {
  if (!match) return [];
  const release = composition.remotes.find(({ name }) => name === match.remote.name);
  if (!release) return [];
  return [match.remote.entry, ...match.route.files].map(
    (path) =>
      `<link rel="preload" as="script" href="${match.remote.base}${path}" integrity="${integrityOf(release, path)}">`,
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** JSON that cannot end its script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
