import { DevError } from '../dev-error.ts';
import type { Upstream } from './upstream.ts';

/** How long a gateway may take to answer at all, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Any running gateway, asked for its health first.
 *
 * @throws DevError when nothing answers there
 */
export async function remoteGateway(address: string): Promise<Upstream> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new DevError(`--against ${address} is no address. It is that of a gateway, as in https://clandor.example.`);
  }
  const { origin } = url;
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).catch((error: Error) => {
    throw new DevError(`Nobody answers at ${origin}: ${error.cause instanceof Error ? error.cause.message : error}`);
  });
  if (!answer.ok) throw new DevError(`${origin} answers /readyz with ${answer.status}: no gateway that is ready.`);
  return {
    origin,
    description: origin,
    settings: { origin, apiBase: '', mailDomain: '' },
    close() {},
  };
}
