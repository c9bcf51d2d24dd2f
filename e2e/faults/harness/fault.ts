import type { HouseOptions, Store } from './house.ts';
import type { LoadOptions } from './load.ts';
import type { Trial } from './trial.ts';

/** Something that goes wrong, and what is looked at beside what is looked at after every fault. */
export interface Fault {
  /** As it is chosen: `npm run test:faults -- kill`. */
  name: string;
  /** What happens, in a line. */
  about: string;
  stores: readonly Store[];
  /** What it cannot have here, in words; null where it can. */
  needs?: () => string | null;
  /** `close` is called when the house is gone. */
  house?: (store: Store) => Omit<HouseOptions, 'store'> & { close?: () => void };
  load?: Partial<LoadOptions>;
  /**
   * Does it, under load or not, and undoes it. The gateways run when this begins, and they do when it resolves.
   */
  run(trial: Trial): Promise<void>;
}
