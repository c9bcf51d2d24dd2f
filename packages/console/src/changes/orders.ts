import type { ActivationOrder, ActivationOutcome, Check, RollbackOrder } from '@clandor/contract';
import { useSyncExternalStore } from 'react';
import { OpsError, type OpsFailure } from '../api/ops-error.ts';
import { OrderLost, sendOrder } from '../api/send-order.ts';
import type { Effect } from '../words/changes.ts';

/** An activation or a rollback that was sent from this page. It goes on when its dialog is closed. */
export interface Order {
  id: number;
  effect: Effect;
  state: OrderState;
}

export type OrderState =
  | { phase: 'running'; checks: readonly Check[]; done: number; total: number }
  | { phase: 'done'; outcome: ActivationOutcome }
  /** Nothing has changed. */
  | { phase: 'stopped'; failure: OpsFailure; message: string; problems: readonly string[] }
  /** Nobody knows: the connection broke. */
  | { phase: 'lost' };

export type OrderToSend = { path: '/activations'; body: ActivationOrder } | { path: '/rollbacks'; body: RollbackOrder };

let orders: readonly Order[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Sends an order and keeps what becomes of it.
 *
 * @param whenEnded called once it is not running any more
 * @returns its id
 */
export function startOrder({ path, body }: OrderToSend, effect: Effect, whenEnded: (order: Order) => void): number {
  lastId += 1;
  const id = lastId;
  const running = { phase: 'running', checks: [], done: 0, total: 0 } as const;
  change([{ id, effect, state: running }, ...orders]);
  const end = (state: OrderState) => whenEnded(put(id, () => state));
  sendOrder(path, body, (line) => put(id, (state) => told(state, line))).then(
    (outcome) => end({ phase: 'done', outcome }),
    (error: unknown) => end(endedBy(error)),
  );
  return id;
}

/** Takes one that has ended out of sight. */
export const dismissOrder = (id: number): void =>
  change(orders.filter((order) => order.id !== id || order.state.phase === 'running'));

export const useOrders = (): readonly Order[] => useSyncExternalStore(subscribe, () => orders);

export const useOrder = (id: number | null): Order | null => useOrders().find((order) => order.id === id) ?? null;

export const useRunningOrders = (): number => useOrders().filter(({ state }) => state.phase === 'running').length;

/** For tests: as on a fresh page. */
export const forgetOrders = (): void => change([]);

function told(state: OrderState, line: Parameters<Parameters<typeof sendOrder>[2]>[0]): OrderState {
  if (state.phase !== 'running') return state;
  if (line.type === 'progress') return { ...state, done: line.done, total: line.total };
  const known = state.checks.some(({ name }) => name === line.check.name);
  const checks = known
    ? state.checks.map((check) => (check.name === line.check.name ? line.check : check))
    : [...state.checks, line.check];
  return { ...state, checks };
}

function endedBy(error: unknown): OrderState {
  if (error instanceof OrderLost) return { phase: 'lost' };
  if (error instanceof OpsError) {
    const { failure, message, problems } = error;
    return { phase: 'stopped', failure, message, problems };
  }
  throw error;
}

function put(id: number, next: (state: OrderState) => OrderState): Order {
  change(orders.map((order) => (order.id === id ? { ...order, state: next(order.state) } : order)));
  return orders.find((order) => order.id === id) as Order;
}

function change(next: readonly Order[]): void {
  orders = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
