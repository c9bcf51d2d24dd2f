import cluster from 'node:cluster';
import { isTold, type Ready } from './messages.ts';

/** A worker that cannot make the new pages ready does not hold up the others for longer, in milliseconds. */
const PATIENCE = 5_000;

/** How this process takes up a new composition at the same moment as the other workers. */
export interface Together {
  /** Says that the pages of an entry are ready; resolves when all workers have them. */
  ready(seq: number): Promise<void>;
  /** Calls when another worker has found something new. */
  onNews(look: () => void): void;
}

/** A gateway of one process has nobody to wait for. */
export const ALONE: Together = { ready: async () => {}, onNews() {} };

/** As a worker: by messages through the process that started it. */
export function togetherWithOthers(): Together {
  if (!cluster.isWorker) return ALONE;
  const waiting = new Map<number, () => void>();
  let news = () => {};
  process.on('message', (message) => {
    if (!isTold(message)) return;
    if (message.club === 'look') news();
    else for (const [seq, go] of waiting) if (seq <= message.seq) go();
  });
  return {
    async ready(seq) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(seq, resolve);
      const limit = setTimeout(resolve, PATIENCE);
      process.send?.({ club: 'ready', seq } satisfies Ready);
      await promise;
      clearTimeout(limit);
      waiting.delete(seq);
    },
    onNews(look) {
      news = look;
    },
  };
}
