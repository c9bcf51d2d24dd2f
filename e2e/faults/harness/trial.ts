import { randomUUID } from 'node:crypto';
import { ask, NO_ANSWER, until } from './ask.ts';
import { type Checked, check } from './check.ts';
import type { House } from './house.ts';
import { Load, type LoadOptions } from './load.ts';
import { Tally } from './tally.ts';
import { CHANGING, VERSIONS } from './template.ts';

/** As long as a site may take to be itself again, in milliseconds. */
const RECOVERY = 120_000;

/** One fault over one store: the house it happens to, its load, and what was measured. */
export class Trial {
  readonly house: House;
  readonly load: Load;
  /** From the end of a fault until all gateways say that they are ready, and until a submission is acknowledged. */
  readonly ready: number[] = [];
  readonly accepted: number[] = [];
  readonly activations = new Tally();
  /** What the table is to say beside. */
  readonly notes: string[] = [];
  readonly breaches: string[] = [];

  constructor(house: House, load: Partial<LoadOptions> = {}) {
    this.house = house;
    this.load = new Load({ addresses: house.gateways.map(({ address }) => address), ...load });
  }

  note(text: string): void {
    this.notes.push(text);
  }

  breach(text: string): void {
    this.breaches.push(text);
  }

  /** The fault is over now: measures how long it takes until all is as before. */
  async recover(): Promise<void> {
    const began = performance.now();
    const probe = `e-${randomUUID()}`;
    const both = await Promise.all([
      this.#measure(began, this.ready, async () => {
        const all = await Promise.all(this.house.gateways.map((gateway) => gateway.isReady()));
        return all.every(Boolean);
      }),
      this.#measure(began, this.accepted, () => this.load.submit(probe)),
    ]);
    if (!both.every(Boolean)) this.breach(`not as before within ${RECOVERY / 1000} s after the fault`);
  }

  /** Makes the other release of a remote live, by way of a gateway; whether it said that it is. */
  async activate(index = 0): Promise<boolean> {
    const gateway = this.house.gateways[index % this.house.gateways.length];
    const version = VERSIONS[index % 2];
    const answer = await ask(`${gateway?.address}/ops/api/activations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.house.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ releases: [{ name: CHANGING, version }], reason: 'a fault is tried' }),
    });
    const last = answer.text.trim().split('\n').at(-1) ?? '';
    const type = answer.status === 200 ? (/"type":"(\w+)"/.exec(last)?.[1] ?? 'broken off') : answer.kind;
    this.activations.raise(type);
    if (type === NO_ANSWER) this.breach('an activation was not answered');
    return type === 'done';
  }

  /** Stops the load, has what is open answered, and looks whether all is right. */
  async end(): Promise<Checked> {
    await this.load.stop();
    if (!(await this.load.settle())) this.breach('not all submissions could be sent in the end');
    for (const [what, count] of this.load.wrong.counts) this.breach(`${what} (${count} times)`);
    return check(this.house, this.load);
  }

  async #measure(began: number, times: number[], holds: () => Promise<boolean>): Promise<boolean> {
    const isSo = await until(holds, RECOVERY);
    if (isSo) times.push(performance.now() - began);
    return isSo;
  }
}
