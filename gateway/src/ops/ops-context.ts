import type { Logger } from 'pino';
import type { Doorkeeper } from './authorise.ts';
import type { LocalOperations } from './operations.ts';

/** What a router's handlers share. */
export interface OpsContext {
  doorkeeper: Doorkeeper;
  /** The registry's operations, in the name of whoever asks. */
  operationsFor(by: string): LocalOperations;
  log: Logger;
}
