import type { Worker } from 'node:cluster';
import { addedUp, type Gather } from '../watching/gather.ts';
import { type Metric, readMetrics } from '../watching/metric.ts';
import { isMetricsAsked, isMetricsTold, type MetricsAsked, type MetricsTold } from './messages.ts';

/** A worker that does not tell within this time, in milliseconds, stands with what it told last. */
const PATIENCE = 2_000;

/**
 * What all workers counted. What one had counted before it ended goes on being added: else every worker that ends would
 * look like a gateway that began anew, and all that the others counted like new events.
 */
export class WorkerMetrics {
  readonly #last = new Map<Worker, Metric[]>();
  readonly #waiting = new Map<number, (metrics: unknown) => void>();
  #ended: Metric[][] = [];
  #asked = 0;

  add(worker: Worker): void {
    this.#last.set(worker, []);
    worker.on('message', (message: unknown) => {
      if (isMetricsTold(message)) this.#waiting.get(message.id)?.(message.metrics);
    });
  }

  remove(worker: Worker): void {
    const told = this.#last.get(worker) ?? [];
    this.#ended.push(told.filter(({ type }) => type !== 'gauge'));
    this.#last.delete(worker);
  }

  /** The metrics of each worker, and of those that have ended. */
  async gather(): Promise<Metric[][]> {
    const told = await Promise.all([...this.#last.keys()].map((worker) => this.#ask(worker)));
    // Those that have ended are one from now on, however many there will be.
    const ended = this.#ended;
    const sum = await addedUp(ended);
    this.#ended = [sum, ...this.#ended.filter((each) => !ended.includes(each))];
    return [...told, ...this.#ended];
  }

  async #ask(worker: Worker): Promise<Metric[]> {
    const last = this.#last.get(worker) ?? [];
    if (!worker.isConnected()) return last;
    this.#asked += 1;
    const id = this.#asked;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, resolve);
    const limit = setTimeout(() => resolve(null), PATIENCE);
    worker.send({ club: 'metrics', id } satisfies MetricsAsked);
    const told = await promise;
    clearTimeout(limit);
    this.#waiting.delete(id);
    if (told === null) return last;
    const metrics = readMetrics(told);
    // It may have ended meanwhile.
    if (this.#last.has(worker)) this.#last.set(worker, metrics);
    return metrics;
  }
}

/** As a worker: tells what it counted whenever it is asked. */
export function tellMetrics(gather: Gather): void {
  process.on('message', async (message) => {
    if (!isMetricsAsked(message)) return;
    const metrics = await gather().catch(() => []);
    if (process.connected) process.send?.({ club: 'metrics', id: message.id, metrics } satisfies MetricsTold);
  });
}
