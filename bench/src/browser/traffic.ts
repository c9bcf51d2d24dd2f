import type { CDPSession, Page } from '@playwright/test';

/** What a page is made of. */
export const PARTS = ['html', 'scripts', 'fonts', 'pictures', 'styles', 'other'] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<string, Part>> = {
  Document: 'html',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
  Stylesheet: 'styles',
};
/** Nothing has been under way for so long, in milliseconds, when a page counts as loaded. */
const QUIET = 1000;

interface Transfer {
  part: Part;
  bytes: number;
  isDone: boolean;
}

/** What goes over the wire for one page: bytes with their headers, as the browser's network stack counts them. */
export class Traffic {
  readonly #transfers = new Map<string, Transfer>();
  #changed = performance.now();

  static async of(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (/^https?:/.test(request.url)) traffic.#begin(requestId, PART_OF[type ?? ''] ?? 'other');
    });
    // Memory had it (a preload, used): nothing was sent.
    session.on('Network.requestServedFromCache', ({ requestId }) => traffic.#forget(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      traffic.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => traffic.#end(requestId, 0));
    return traffic;
  }

  /** How many requests, in all and for scripts, and the bytes of each part. */
  figures(): Record<'requests' | 'scriptRequests' | 'bytes' | Part, number> {
    const all = [...this.#transfers.values()];
    const bytes = (part: Part) => all.filter((each) => each.part === part).reduce((sum, each) => sum + each.bytes, 0);
    const parts = Object.fromEntries(PARTS.map((part) => [part, bytes(part)])) as Record<Part, number>;
    return {
      requests: all.length,
      scriptRequests: all.filter(({ part }) => part === 'scripts').length,
      bytes: all.reduce((sum, each) => sum + each.bytes, 0),
      ...parts,
    };
  }

  /**
   * Resolves when the page is at rest: nothing has been under way for a second, and its thread has had nothing to do
   * in it. A page that comes alive in slices asks for more when it is through.
   */
  async quiet(page: Page): Promise<void> {
    for (;;) {
      const isBusy = [...this.#transfers.values()].some(({ isDone }) => !isDone);
      const left = isBusy ? QUIET : this.#changed + QUIET - performance.now();
      if (left > 0) {
        await new Promise((resolve) => setTimeout(resolve, left));
        continue;
      }
      const before = this.#changed;
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve)))),
      );
      if (this.#changed === before) return;
    }
  }

  #begin(id: string, part: Part): void {
    this.#transfers.set(id, { part, bytes: 0, isDone: false });
    this.#changed = performance.now();
  }

  #end(id: string, bytes: number): void {
    const transfer = this.#transfers.get(id);
    if (transfer) Object.assign(transfer, { bytes, isDone: true });
    this.#changed = performance.now();
  }

  #forget(id: string): void {
    this.#transfers.delete(id);
  }
}
