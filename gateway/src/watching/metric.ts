import { z } from 'zod';
import type { Durations } from './durations.ts';
import type { Counted } from './tally.ts';

/**
 * A metric as prom-client writes it as JSON: it can be sent from a worker to the process that started it, added up with
 * the others' and written as text there, all by prom-client (gather.ts).
 */
const metricSchema = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  /** How several processes' values become one. */
  aggregator: z.enum(['sum', 'max', 'first', 'min', 'average', 'omit']).default('sum'),
  values: z.array(
    z.object({
      labels: z.record(z.string(), z.coerce.string()),
      // What could not be measured yet is no number, and JSON has no word for that.
      value: z.number().catch(0),
      /** A series of a histogram has a name of its own. */
      metricName: z.string().optional(),
    }),
  ),
});
export type Metric = z.infer<typeof metricSchema>;

/** @throws ZodError for what is no metrics */
export const readMetrics = (value: unknown): Metric[] => metricSchema.array().parse(value);

export const counter = (counted: { name: string; help: string; counts(): Counted[] }): Metric => ({
  name: counted.name,
  help: counted.help,
  type: 'counter',
  aggregator: 'sum',
  values: counted.counts(),
});

export const histogram = (durations: Durations): Metric => ({
  name: durations.name,
  help: durations.help,
  type: 'histogram',
  aggregator: 'sum',
  values: durations.counts(),
});

/** A value that every process sees alike: the largest stands for all. */
export const gauge = (name: string, help: string, values: Counted[]): Metric => ({
  name,
  help,
  type: 'gauge',
  aggregator: 'max',
  values,
});

export const only = (value: number): Counted[] => [{ labels: {}, value }];
