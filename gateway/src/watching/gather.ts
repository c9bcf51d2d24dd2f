import { counter, histogram, type Metric, readMetrics } from './metric.ts';
import { tallies } from './tallies.ts';

/** Gives the metrics of one process: what it counted, what is stored, and how the process itself fares. */
export type Gather = () => Promise<Metric[]>;

/** What this process counted since it was started. */
export function countedMetrics(): Metric[] {
  const { requests, renderSeconds, ...others } = tallies;
  return [
    counter(requests),
    histogram(requests.durations),
    histogram(renderSeconds),
    ...Object.values(others).map((tally) => counter(tally)),
  ];
}

let processMetrics: Promise<() => Promise<Metric[]>> | undefined;

/**
 * Makes the metrics of this process. prom-client is loaded, and begins to watch the event loop and the collector, when
 * they are asked for first: who does not watch pays nothing.
 */
export const gatherer =
  (stored: Gather): Gather =>
  async () => {
    processMetrics ??= import('./process-metrics.ts').then((module) => module.watchProcess());
    const [ofProcess, ofStore] = await Promise.all([processMetrics.then((read) => read()), stored()]);
    return [...countedMetrics(), ...ofStore, ...ofProcess];
  };

/** Adds several processes up. */
export async function addedUp(processes: readonly Metric[][]): Promise<Metric[]> {
  const { AggregatorRegistry } = await import('prom-client');
  return readMetrics(await AggregatorRegistry.aggregate([...processes]).getMetricsAsJSON());
}

/** Adds several processes up and writes them as Prometheus reads them. */
export async function written(processes: readonly Metric[][]): Promise<{ type: string; text: string }> {
  const { AggregatorRegistry } = await import('prom-client');
  const together = AggregatorRegistry.aggregate([...processes]);
  return { type: together.contentType, text: await together.metrics() };
}
