import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Metric, readMetrics } from './metric.ts';

/** Of several processes: the slowest event loop is the one that visitors feel; when each began is nothing to add up. */
const AGGREGATORS: readonly [RegExp, Metric['aggregator']][] = [
  [/^nodejs_eventloop_lag/, 'max'],
  [/^process_start_time/, 'max'],
  [/^nodejs_version_info/, 'first'],
];

/** Begins to watch this process's processor, memory, event loop and collector; gives the way to read them. */
export function watchProcess(): () => Promise<Metric[]> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async () =>
    readMetrics(await registry.getMetricsAsJSON()).map((metric) => ({
      ...metric,
      aggregator: AGGREGATORS.find(([name]) => name.test(metric.name))?.[1] ?? 'sum',
    }));
}
