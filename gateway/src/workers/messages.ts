/** What a worker tells the process that started it: it has the pages of this entry of the log of activations. */
export interface Ready {
  club: 'ready';
  seq: number;
}

/** What it is told: somebody has found a new entry, so look; or all have its pages, so serve them. */
export type Told = { club: 'look' } | { club: 'switch'; seq: number };

export const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'club' in message && message.club === 'ready';

export const isTold = (message: unknown): message is Told =>
  typeof message === 'object' &&
  message !== null &&
  'club' in message &&
  (message.club === 'look' || message.club === 'switch');

/** A worker is asked for what it counted, and tells it under the same number. */
export interface MetricsAsked {
  club: 'metrics';
  id: number;
}
export interface MetricsTold extends MetricsAsked {
  metrics: unknown;
}

export const isMetricsAsked = (message: unknown): message is MetricsAsked =>
  typeof message === 'object' && message !== null && 'club' in message && message.club === 'metrics';

export const isMetricsTold = (message: unknown): message is MetricsTold =>
  isMetricsAsked(message) && 'metrics' in message;
