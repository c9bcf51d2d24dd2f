import type { Worker } from 'node:cluster';
import { isReady, type Told } from './messages.ts';

/** Lets all workers change to a new composition at once: nobody gets its pages before all workers have them. */
export class Switching {
  /** The newest entry of the log of which each worker that answers visitors has the pages. */
  readonly #ready = new Map<Worker, number>();
  #known = 0;

  add(worker: Worker): void {
    worker.on('message', (message: unknown) => {
      if (!isReady(message)) return;
      this.#ready.set(worker, message.seq);
      if (message.seq > this.#known) {
        this.#known = message.seq;
        this.#tell({ club: 'look' }, worker);
      }
      this.#switchIfAllAre();
    });
  }

  /** It ended: the others need not wait for it. */
  remove(worker: Worker): void {
    this.#ready.delete(worker);
    this.#switchIfAllAre();
  }

  #switchIfAllAre(): void {
    if (this.#ready.size > 0) this.#tell({ club: 'switch', seq: Math.min(...this.#ready.values()) });
  }

  #tell(message: Told, but?: Worker): void {
    for (const worker of this.#ready.keys()) if (worker !== but && worker.isConnected()) worker.send(message);
  }
}
