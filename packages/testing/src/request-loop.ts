/** One answer of the loop. */
export interface Observation {
  /** Milliseconds since the loop began, when the answer was complete. */
  at: number;
  status: number;
  composition: string;
  body: string;
}

/**
 * Asks for an address at a steady rate until it is stopped; requests do not wait for each other.
 *
 * @returns `stop`, which waits for what is under way and hands over all answers (a failed request has status 0)
 */
export function requestLoop(url: string, perSecond: number): { began: number; stop: () => Promise<Observation[]> } {
  const began = performance.now();
  const seen: Observation[] = [];
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const observation = await fetch(url)
      .then(async (answer) => ({
        status: answer.status,
        composition: answer.headers.get('x-composition') ?? '',
        body: await answer.text(),
      }))
      .catch((error: unknown) => ({ status: 0, composition: '', body: String(error) }));
    seen.push({ at: performance.now() - began, ...observation });
  };
  const timer = setInterval(() => {
    const asking = ask().finally(() => underWay.delete(asking));
    underWay.add(asking);
  }, 1000 / perSecond);
  return {
    began,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return seen;
    },
  };
}
