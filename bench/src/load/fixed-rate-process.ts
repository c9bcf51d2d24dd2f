// A process of its own that asks for an address at a fixed rate: `node fixed-rate-process.ts <autocannon> <address>
// <a second> <connections> <seconds>`. Writes the time of every answer, in ms, as JSON to standard output; autocannon
// itself rounds them to whole milliseconds.
import { createRequire } from 'node:module';

type Autocannon = (
  options: object,
  done: (error: Error | null, result: { non2xx: number; errors: number }) => void,
) => {
  on(event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void): void;
};

const [module = '', url = '', rate = '', connections = '', seconds = ''] = process.argv.slice(2);
const autocannon = createRequire(import.meta.url)(module) as Autocannon;
const times: number[] = [];
const options = {
  url,
  overallRate: Number(rate),
  connections: Number(connections),
  duration: Number(seconds),
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};
const load = autocannon(options, (error, { non2xx, errors }) => {
  if (error) throw error;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were refusals, ${errors} failed`);
  process.stdout.write(JSON.stringify(times));
});
load.on('response', (_client, _status, _bytes, ms) => times.push(ms));
