// `npm run dev` (in packages/console): the built console at http://localhost:4570/ops (CONSOLE_PORT) over recorded
// answers. CONSOLE_STATE says which evening (quiet, canary, suspect, worse, publishing, first, busy); the tokens it
// takes are `manage` and the names of parts.
import { FixtureGateway } from '../fixtures/fixture-gateway.ts';
import { STATES, type StateName } from '../fixtures/states.ts';
import { serveConsole } from './serve.ts';

const port = Number(process.env.CONSOLE_PORT ?? 4570);
const name = process.env.CONSOLE_STATE ?? 'busy';
if (!(name in STATES)) throw new Error(`CONSOLE_STATE is one of ${Object.keys(STATES).join(', ')}, not ${name}`);
/** How long a step of an order takes, in milliseconds: slow enough to see. */
const PACE = 150;

await serveConsole(port, new FixtureGateway(STATES[name as StateName](), PACE));
console.log(`The console is at http://localhost:${port}/ops (state ${name}; sign in with "manage" or "mf-editorial")`);
