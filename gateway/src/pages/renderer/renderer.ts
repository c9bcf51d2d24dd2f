import type { PlainFields, PlainPost, PlainReading, RenderedPage } from '@clandor/contract';
import { within } from '../../watching/spans.ts';
import {
  AHEAD_LIMIT,
  RenderError,
  type RendererOptions,
  type RunningRenderer,
  startRenderer,
} from './start-renderer.ts';

/** How long until a renderer that ended is started again, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/**
 * The renderer of one composition for as long as that is served: one page at a time, and when its process ends or
 * hangs, a new one.
 */
export class Renderer {
  readonly bareShell: RenderedPage;
  readonly #options: RendererOptions;
  readonly #onRestart: (error?: unknown) => void;
  #running: RunningRenderer | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #pause = FIRST_PAUSE;
  #closed = false;

  private constructor(options: RendererOptions, running: RunningRenderer, onRestart: (error?: unknown) => void) {
    this.#options = options;
    this.#onRestart = onRestart;
    this.bareShell = running.bareShell;
    this.#watch(running);
  }

  /**
   * @param onRestart told when the process ended and a new one is there, or (with the error) could not be started
   * @throws RenderError when the composition does not start
   */
  static async open(options: RendererOptions, onRestart: (error?: unknown) => void = () => {}): Promise<Renderer> {
    return new Renderer(options, await startRenderer(options), onRestart);
  }

  /**
   * @param request the id of the request that it is for, if it is for one
   * @param plainPost what the page answers to, where it is no ordinary one
   * @throws RenderError when the page throws, takes too long, or the process is just being started again
   */
  render(url: string, request?: string, plainPost?: PlainPost): Promise<RenderedPage> {
    return this.#inTurn(request, (running) => running.render(url, request, plainPost));
  }

  /**
   * A page that nobody waits for yet.
   *
   * @throws RenderError as `render` does
   */
  renderAhead(url: string): Promise<RenderedPage> {
    return this.#inTurn(undefined, (running) => running.render(url, undefined, undefined, AHEAD_LIMIT));
  }

  /**
   * Has the page at a path read a plain post; null where none is taken.
   *
   * @throws RenderError as `render` does
   */
  readPlainPost(path: string, fields: PlainFields, request?: string): Promise<PlainReading | null> {
    return this.#inTurn(request, (running) => running.readPlainPost(path, fields));
  }

  #inTurn<Answer>(request: string | undefined, ask: (running: RunningRenderer) => Promise<Answer>) {
    const asking = within('render', request ? { 'clandor.request.id': request } : {}, () =>
      this.#queue.then(() => {
        if (!this.#running) throw new RenderError('the renderer is being started again');
        return ask(this.#running);
      }),
    );
    this.#queue = asking.catch(() => {});
    return asking;
  }

  /** Ends the process when the pages under way are done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#queue;
    this.#running?.kill();
  }

  #watch(running: RunningRenderer): void {
    this.#running = running;
    void running.ended.then(() => {
      this.#running = undefined;
      if (!this.#closed) this.#restartLater();
    });
  }

  #restartLater(): void {
    setTimeout(async () => {
      if (this.#closed) return;
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
      try {
        const running = await startRenderer(this.#options);
        if (this.#closed) return running.kill();
        this.#watch(running);
        this.#onRestart();
        setTimeout(() => {
          if (this.#running === running) this.#pause = FIRST_PAUSE;
        }, LONGEST_PAUSE).unref();
      } catch (error) {
        this.#onRestart(error);
        if (!this.#closed) this.#restartLater();
      }
    }, this.#pause).unref();
  }
}
