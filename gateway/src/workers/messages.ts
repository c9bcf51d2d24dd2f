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
  typeof message === 'object' && message !== null && 'club' in message && message.club !== 'ready';
