import type { Composition, PlainFields, PlainPost, PlainReading } from '@clandor/contract';
import { LRUCache } from 'lru-cache';
import { finishPage, type Page, pageHeaders } from './page.ts';
import { mayBePage, pathsOf, UNKNOWN_PATH } from './paths.ts';
import { Renderer } from './renderer/renderer.ts';
import { RenderError, type RendererOptions } from './renderer/start-renderer.ts';

/** Pages made on demand (a language, an unlisted article), at most this many and this many bytes. */
const MOST_ON_DEMAND = 500;
const MOST_BYTES = 32 * 1024 * 1024;
/** Addresses that wait for the renderer at once, each for a moment; a flood of invented ones gets the bare shell. */
const MOST_UNDER_WAY = 200;

/** All pages of one composition, in memory, and its renderer for the ones nobody listed. */
export class PageSet {
  readonly composition: Composition;
  readonly #mayBePage: (path: string) => boolean;
  readonly #options: RendererOptions;
  readonly #onRestart: (error?: unknown) => void;
  #renderer: Promise<Renderer> | undefined;
  readonly #listed: ReadonlyMap<string, Page>;
  readonly #notFound: Page;
  readonly #bareShell: Page;
  readonly #onDemand = new LRUCache<string, Page>({
    max: MOST_ON_DEMAND,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  readonly #underWay = new Map<string, Promise<Page>>();
  /** Paths that the whole stack has let through since this was taken up: nothing else of the gateway answers there. */
  #reached = new WeakSet<Page>();

  private constructor(
    options: RendererOptions,
    onRestart: (error?: unknown) => void,
    renderer: Renderer,
    pages: { listed: ReadonlyMap<string, Page>; notFound: Page; bareShell: Page },
  ) {
    this.composition = options.composition;
    this.#mayBePage = mayBePage(options.composition);
    this.#options = options;
    this.#onRestart = onRestart;
    this.#renderer = Promise.resolve(renderer);
    this.#listed = pages.listed;
    this.#notFound = pages.notFound;
    this.#bareShell = pages.bareShell;
  }

  /** @throws RenderError when one of the composition's listed pages does not render */
  static async open(options: RendererOptions, onRestart: (error?: unknown) => void): Promise<PageSet> {
    const renderer = await Renderer.open(options, onRestart);
    try {
      const make = async (path: string) =>
        finishPage(await renderer.renderAhead(path), options.composition, options.page);
      const listed = await Promise.all(
        pathsOf(options.composition).map(async (path) => [path, await make(path)] as const),
      );
      const notFound = await make(UNKNOWN_PATH);
      const bareShell = await finishPage(renderer.bareShell, options.composition, options.page);
      return new PageSet(options, onRestart, renderer, { listed: new Map(listed), notFound, bareShell });
    } catch (error) {
      await renderer.close();
      throw error;
    }
  }

  /** The listed pages, how many. */
  get size(): number {
    return this.#listed.size;
  }

  /** What its pages take in memory, in bytes: all encodings of all that are listed and of those asked for beside. */
  get bytes(): number {
    const fixed = [...this.#listed.values(), this.#notFound, this.#bareShell];
    return fixed.reduce((sum, { size }) => sum + size, this.#onDemand.calculatedSize);
  }

  /**
   * The page at a path: from memory, or rendered now. Every unknown path gives the one 404 document. Where the renderer
   * cannot, `{ bare: true }`: the shell, which then renders in the browser.
   *
   * @param request the id of who asks first, for what the renderer says meanwhile
   */
  async get(path: string, request?: string): Promise<{ page: Page; bare: boolean; error?: unknown }> {
    const known = this.#listed.get(path) ?? this.#onDemand.get(path);
    if (known) return { page: known, bare: false };
    if (!this.#mayBePage(path)) return { page: this.#notFound, bare: false };
    try {
      return { page: await this.#make(path, request), bare: false };
    } catch (error) {
      return { page: this.#bareShell, bare: true, error };
    }
  }

  /**
   * Has the page at a path read a form that a browser sent by itself; null where none is taken.
   *
   * @throws RenderError where the renderer cannot
   */
  async readPlainPost(path: string, fields: PlainFields, request?: string): Promise<PlainReading | null> {
    return (await this.#rendererNow()).readPlainPost(path, fields, request);
  }

  /**
   * The page that answers to a plain post. It is one visitor's, so that nothing of it is kept.
   *
   * @throws RenderError where the renderer cannot
   */
  async answerTo(post: PlainPost, request?: string): Promise<{ html: string; headers: Record<string, string> }> {
    const rendered = await (await this.#rendererNow()).render(post.path, request, post);
    return { html: rendered.html, headers: pageHeaders(rendered, this.composition, this.#options.page) };
  }

  /** A page in memory that the whole stack has sent before; undefined for all others. */
  known(path: string): Page | undefined {
    const page = this.#listed.get(path) ?? this.#onDemand.get(path);
    return page && this.#reached.has(page) ? page : undefined;
  }

  /** Told by the end of the stack: this path is a page's, whatever the others before it answer to. */
  reached(path: string): void {
    const page = this.#listed.get(path) ?? this.#onDemand.get(path);
    if (page) this.#reached.add(page);
  }

  /** Ends the renderer and keeps the listed pages: a composition that may come back does so at once. */
  async sleep(): Promise<void> {
    const renderer = await this.#renderer?.catch(() => undefined);
    this.#renderer = undefined;
    // What sleeps is bounded by what is listed; a page that was asked for beside it is made again.
    this.#onDemand.clear();
    await renderer?.close();
  }

  /** Starts the renderer again, for the addresses that nobody listed; told whenever it is taken up. */
  wake(): void {
    this.#reached = new WeakSet();
    this.#rendererNow().catch(this.#onRestart);
  }

  #rendererNow(): Promise<Renderer> {
    this.#renderer ??= Renderer.open(this.#options, this.#onRestart).catch((error) => {
      this.#renderer = undefined;
      throw error;
    });
    return this.#renderer;
  }

  async #make(path: string, request?: string): Promise<Page> {
    const running = this.#underWay.get(path);
    if (running) return running;
    if (this.#underWay.size >= MOST_UNDER_WAY) throw new RenderError('too many pages are asked for at once');
    const making = this.#rendererNow()
      .then((renderer) => renderer.render(path, request))
      .then(async (rendered) => {
        if (rendered.status === 404) return this.#notFound;
        const page = await finishPage(rendered, this.composition, this.#options.page);
        this.#onDemand.set(path, page);
        return page;
      })
      .finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, making);
    return making;
  }
}
