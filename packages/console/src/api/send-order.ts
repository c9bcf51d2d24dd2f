import type { ActivationOrder, ActivationOutcome, OpsLine, RollbackOrder } from '@clandor/contract';
import { OpsError } from './ops-error.ts';
import { opsFetch } from './ops-request.ts';
import { readLines } from './read-lines.ts';

/** What is told while the work goes on. */
export type OrderLine = Extract<OpsLine<ActivationOutcome>, { type: 'check' | 'progress' }>;

/** The connection broke after the order was sent: it may have been done or not. */
export class OrderLost extends Error {
  override readonly name = 'OrderLost';
}

/**
 * Sends an activation or a rollback and follows it to its end.
 *
 * @param tell told of every line before the last
 * @throws OpsError when it was refused or never began; nothing has changed then
 * @throws OrderLost when nobody knows
 */
export async function sendOrder(
  path: '/activations' | '/rollbacks',
  order: ActivationOrder | RollbackOrder,
  tell: (line: OrderLine) => void,
): Promise<ActivationOutcome> {
  const response = await send(path, order);
  try {
    for await (const text of readLines(response.body ?? new ReadableStream())) {
      const line = JSON.parse(text) as OpsLine<ActivationOutcome>;
      if (line.type === 'done') return line.outcome;
      if (line.type === 'refused') throw new OpsError('refused', line.message, line.problems);
      tell(line);
    }
  } catch (error) {
    if (error instanceof OpsError) throw error;
  }
  throw new OrderLost();
}

/** A request without an answer may have arrived all the same. */
async function send(path: string, order: ActivationOrder | RollbackOrder): Promise<Response> {
  try {
    return await opsFetch('POST', path, { body: order });
  } catch (error) {
    if (error instanceof OpsError && error.failure === 'unreachable') throw new OrderLost();
    throw error;
  }
}
