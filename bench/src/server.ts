import { Agent, get } from 'node:http';

export interface ServerFigures {
  connections: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const CONNECTIONS = 20;
const SECONDS = 5;

/** Asks for the landing page, compressed, as fast as it comes. A floor: on two cores, asking costs as much as answering. */
export async function measureServer(origin: string): Promise<ServerFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const ask = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await once(`${origin}/`, agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return {
    connections: CONNECTIONS,
    requestsPerSecond: Math.round(times.length / SECONDS),
    p50: at(0.5),
    p99: at(0.99),
  };
}

const once = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
