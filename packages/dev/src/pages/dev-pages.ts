import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageComposition, PageSettings, RenderedPage } from '@clandor/contract';
import { pagePolicy } from '@clandor/gateway/page-policy';
import { Renderer } from '@clandor/gateway/renderer';
import type { LocalPart } from '../parts/fixed-shell.ts';
import type { HotPart } from '../parts/hot-part.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { ReleaseReader } from './composition-in.ts';
import { devComposition } from './dev-composition.ts';
import { waitingDocument, withClient } from './dev-document.ts';

export interface DevPagesOptions {
  hot: readonly HotPart[];
  /** Where the shell is not worked on itself. */
  shell?: LocalPart;
  upstream: Upstream;
  /** Told of a page that the renderer could not make. */
  onServerError(url: string, error: string): void;
}

export interface DevPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

/** Makes the site's pages of what is worked on and, for the rest, of the gateway's composition. */
export class DevPages {
  readonly #options: DevPagesOptions;
  readonly #reader: ReleaseReader;
  /** Stands for the files of releases that are not on this machine. */
  readonly #nothing = mkdtempSync(join(tmpdir(), 'clandor-dev-'));
  #renderer: { key: string; opening: Promise<Renderer> } | undefined;

  constructor(options: DevPagesOptions) {
    this.#options = options;
    this.#reader = new ReleaseReader(options.upstream.origin);
  }

  /**
   * The page at an address, of the newest sources.
   *
   * @param theirs what the gateway's own page carries; null while nothing is live there
   * @param owner the part that made the gateway's own page
   */
  async page(url: string, theirs: PageComposition | null, owner: string): Promise<DevPage> {
    const { hot, upstream, onServerError } = this.#options;
    await Promise.all(hot.map((part) => part.settled()));
    const never = hot.filter((part) => part.release() === undefined).map(({ name }) => name);
    if (never.length > 0) return this.#answer(500, waitingDocument(never), []);
    const {
      id: _,
      shell: __,
      remotes: ___,
      ...settings
    } = theirs ?? { ...upstream.settings, id: '', shell: {}, remotes: [] };
    const renderer = await this.#rendererFor(theirs, { ...settings, apiBase: '' });
    // A release whose files are elsewhere is not rendered here: its pages are drawn in the browser.
    const isElsewhere = !upstream.folderOf && owner.startsWith('mf-') && !hot.some(({ name }) => name === owner);
    if (isElsewhere) return this.#finish(renderer.bareShell);
    try {
      return this.#finish(await renderer.render(url));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      onServerError(url, text);
      return this.#finish(renderer.bareShell, text);
    }
  }

  async close(): Promise<void> {
    await this.#renderer?.opening.then((renderer) => renderer.close()).catch(() => {});
  }

  async #rendererFor(theirs: PageComposition | null, page: PageSettings): Promise<Renderer> {
    const { hot, shell, upstream } = this.#options;
    const own = hot.flatMap((part) => part.release() ?? []);
    const frame = shell?.release ?? own.find(({ name }) => name === 'shell');
    if (!frame) throw new Error('there is no shell');
    const composition = await devComposition(theirs, this.#reader, frame, own);
    const key = JSON.stringify([
      page,
      composition.remotes.map(({ name, version }) => [name, version]),
      hot.map(({ hash }) => hash),
    ]);
    if (this.#renderer?.key === key) return this.#renderer.opening;
    const old = this.#renderer;
    const folderOf = (name: string, version: string): string =>
      (name === 'shell' && shell?.folder) ||
      hot.find((part) => part.name === name)?.folder ||
      upstream.folderOf?.(name, version) ||
      this.#nothing;
    const opening = Renderer.open({ composition, page, folderOf });
    this.#renderer = { key, opening };
    void old?.opening.then((renderer) => renderer.close()).catch(() => {});
    return opening;
  }

  #finish(rendered: RenderedPage, serverError?: string): DevPage {
    return this.#answer(rendered.status, withClient(rendered.html, serverError), rendered.styleHashes);
  }

  #answer(status: number, html: string, styleHashes: readonly string[]): DevPage {
    return {
      status,
      html,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(styleHashes, ''),
        'Cache-Control': 'no-store',
      },
    };
  }
}
