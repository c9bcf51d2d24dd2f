import type { ServerResponse } from 'node:http';
import type { DevEvent } from '../client/dev-event.ts';

/** So that nothing between closes a quiet connection, in milliseconds. */
const SIGN_OF_LIFE = 20_000;

/** Tells every open page what happens: server-sent events, which a page's own policy allows from its own origin. */
export class Events {
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#write(':\n\n'), SIGN_OF_LIFE);

  /** @param now what a page has to know that has just been opened */
  open(response: ServerResponse, now: readonly DevEvent[]): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(':\n\n');
    for (const event of now) response.write(line(event));
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  send(event: DevEvent): void {
    this.#write(line(event));
  }

  close(): void {
    clearInterval(this.#timer);
    for (const page of this.#pages) page.destroy();
  }

  #write(text: string): void {
    for (const page of this.#pages) page.write(text);
  }
}

const line = (event: DevEvent): string => `data: ${JSON.stringify(event)}\n\n`;
