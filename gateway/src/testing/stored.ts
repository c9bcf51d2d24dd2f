import { openPayload } from '../records/sealed-payload.ts';
import type { TestGateway } from './start-gateway.ts';

/** What the gateway keeps, opened: newest last. */
export async function stored({ database, services }: TestGateway) {
  const rows = await database.selectFrom('submissions').selectAll().orderBy('received_at').execute();
  return rows.map(({ id, key, payload, ...row }) => ({
    id,
    ...row,
    payload: key === null || payload === null ? null : openPayload(services.vault, { id, key, payload }),
  }));
}
