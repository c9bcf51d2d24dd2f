import type { Composition, PageSettings } from './composition.ts';
import type { PlainFields, PlainPost, PlainReading } from './plain-post.ts';
import type { RemoteName } from './release.ts';

/** What a shell's server build exports: the whole face between the renderer process and the shell. */
export interface ShellServer {
  createSite(options: SiteOptions): Promise<Site>;
}

export interface SiteOptions {
  composition: Composition;
  page: PageSettings;
  /** The absolute folder of a release's files. */
  folderOf(name: string, version: string): string;
}

export interface Site {
  /**
   * Turns a path (with query, without origin) into a finished document.
   * Rejects when the page throws while rendering.
   *
   * @param plainPost what it answers to, where it is no ordinary page
   */
  render(url: string, plainPost?: PlainPost): Promise<RenderedPage>;
  /**
   * Has the page at a path read a plain post. Null where nothing there takes one; a shell without it is one that was
   * released before there were any. Rejects when the page throws.
   */
  readPlainPost?(path: string, fields: PlainFields): Promise<PlainReading | null>;
  /** The document without a page in it, which renders in the browser: the answer when `render` cannot. */
  bareShell(): RenderedPage;
}

export interface RenderedPage {
  /** 200, or 404 for a path that nobody owns. */
  status: 200 | 404;
  html: string;
  /** CSP sources of the inline styles: `'sha256-…'`. */
  styleHashes: string[];
  /** The remote that owns the page; null for the shell's own pages. */
  remote: { name: RemoteName; version: string } | null;
}
