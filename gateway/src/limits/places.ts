/** A number of places to work at, and a queue for them. */
export interface Places {
  /**
   * Waits for a place.
   * @returns gives it back, once
   * @throws the signal's reason, or what `full` makes when too many wait
   */
  take(signal: AbortSignal): Promise<() => void>;
}

export interface PlacesOptions {
  count: number;
  mostWaiting: number;
  full: () => Error;
}

export function createPlaces({ count, mostWaiting, full }: PlacesOptions): Places {
  const waiting = new Set<() => void>();
  let free = count;

  const giveBack = () => {
    free += 1;
    const [next] = waiting;
    next?.();
  };
  const occupy = () => {
    free -= 1;
    let taken = true;
    return () => {
      if (taken) giveBack();
      taken = false;
    };
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) return occupy();
      if (waiting.size >= mostWaiting) throw full();
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(turn);
          signal.removeEventListener('abort', onAbort);
        };
        const turn = () => {
          leave();
          resolve(occupy());
        };
        const onAbort = () => {
          leave();
          reject(signal.reason);
        };
        signal.addEventListener('abort', onAbort);
        waiting.add(turn);
      });
    },
  };
}
