import { Durations } from './durations.ts';
import { ROUTE_KINDS, type RouteKind } from './route-kind.ts';
import type { Counted } from './tally.ts';

/** By the first digit; `broken`: the visitor left before the end. */
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx', 'broken'] as const;
const BROKEN = STATUSES.indexOf('broken');
const PLACES = Object.fromEntries(ROUTE_KINDS.map((kind, place) => [kind, place])) as Record<RouteKind, number>;
const [PAGE, FILE] = [PLACES.page, PLACES.file];

/**
 * Counts requests and how long they took. What is answered from memory (24,000 a second) costs two clocks and three
 * additions here; everything else is done when somebody asks.
 */
export class RequestTally {
  readonly name = 'clandor_requests_total';
  readonly help = 'Requests answered, by kind of address, class of status, and whether the answer lay in memory';
  readonly durations = new Durations('clandor_request_seconds', 'From the request to the end of its answer', {
    label: 'kind',
    kinds: ROUTE_KINDS,
  });
  readonly #fromMemory = new Float64Array(ROUTE_KINDS.length * STATUSES.length);
  readonly #byStack = new Float64Array(ROUTE_KINDS.length * STATUSES.length);

  /** @param url as it came: a page's or a release file's */
  fromMemory(url: string, status: number, seconds: number): void {
    const kind = url.startsWith('/releases/') ? FILE : PAGE;
    raise(this.#fromMemory, kind * STATUSES.length + Math.trunc(status / 100) - 1);
    this.durations.observe(kind, seconds);
  }

  byStack(kind: RouteKind, status: number | 'broken', seconds: number): void {
    const place = status === 'broken' ? BROKEN : Math.min(Math.max(Math.trunc(status / 100), 1), 5) - 1;
    raise(this.#byStack, PLACES[kind] * STATUSES.length + place);
    this.durations.observe(PLACES[kind], seconds);
  }

  counts(): Counted[] {
    const read = (counts: Float64Array, from: string): Counted[] =>
      ROUTE_KINDS.flatMap((kind, place) =>
        STATUSES.flatMap((status, each) => {
          const value = counts[place * STATUSES.length + each] ?? 0;
          // Errors are there from the beginning, at none: a rate of what begins at one is not seen.
          return value > 0 || (status === '5xx' && from === 'stack') ? [{ labels: { kind, status, from }, value }] : [];
        }),
      );
    return [...read(this.#fromMemory, 'memory'), ...read(this.#byStack, 'stack')];
  }
}

const raise = (counts: Float64Array, place: number): void => {
  counts[place] = (counts[place] ?? 0) + 1;
};
