// `npm run test:faults -- [faults] [--json]`: does to a running site what happens to sites, and looks each time whether
// everything that was acknowledged is there once and whole (docs/faults.md). Not part of `npm test`: it takes minutes.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../src/sites.ts';
import { clock } from './clock.ts';
import { connections } from './connections.ts';
import { database } from './database.ts';
import { disk } from './disk.ts';
import type { Fault } from './harness/fault.ts';
import { Builder, STORE_NAMES, type Store } from './harness/house.ts';
import { isWell, type Result, report, resultOf } from './harness/report.ts';
import { Trial } from './harness/trial.ts';
import { kill } from './kill.ts';
import { renderers } from './renderers.ts';
import { slowClients } from './slow-clients.ts';
import { storage } from './storage.ts';

const FAULTS: readonly Fault[] = [kill, renderers, disk, database, storage, connections, slowClients, clock];
const REPORTS = join(ROOT, 'e2e/reports/faults');
const HELP = `npm run test:faults -- [faults] [--store embedded|servers] [--json]

${FAULTS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}

Without a name: all of them. --store: over one of the two kinds of stores only. --json: e2e/reports/faults/results.json
as well. What the gateways wrote stands there too where something was wrong. Exit status 1 then.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, help: { type: 'boolean' }, store: { type: 'string' } },
});

async function tryFault(fault: Fault, store: Store, builder: Builder): Promise<Result> {
  const { close, ...options } = fault.house?.(store) ?? {};
  const house = await builder.build({ store, ...options });
  try {
    const trial = new Trial(house, fault.load);
    await Promise.all(house.gateways.map((gateway) => gateway.start()));
    const began = performance.now();
    await fault
      .run(trial)
      .catch((error: unknown) => trial.breach(error instanceof Error ? `${error.stack}` : `${error}`));
    const checked = await trial.end();
    const result = resultOf(fault.name, trial, checked, (performance.now() - began) / 1000);
    mkdirSync(REPORTS, { recursive: true });
    for (const [index, log] of house.logs.entries()) {
      if (!isWell(result)) cpSync(log, join(REPORTS, `${fault.name}-${store}-${index}.log`));
    }
    return result;
  } finally {
    await house.close();
    close?.();
  }
}

async function main(): Promise<number> {
  const unknown = positionals.filter((name) => !FAULTS.some((fault) => fault.name === name));
  if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `There is no fault called ${unknown.join(', ')}.\n\n${HELP}` : HELP);
    return unknown.length > 0 ? 1 : 0;
  }
  const builder = new Builder();
  const results: Result[] = [];
  try {
    for (const fault of FAULTS) {
      if (positionals.length > 0 && !positionals.includes(fault.name)) continue;
      const lacking = fault.needs?.();
      if (lacking) {
        console.log(`${fault.name}: left out, because ${lacking}`);
        continue;
      }
      for (const store of fault.stores) {
        if (values.store !== undefined && values.store !== store) continue;
        console.log(`${fault.name} (${STORE_NAMES[store]}): ${fault.about}`);
        const result = await tryFault(fault, store, builder);
        results.push(result);
        console.log(`  ${isWell(result) ? 'well' : 'NOT WELL'} after ${result.seconds} s`);
      }
    }
  } finally {
    await builder.close();
  }
  console.log(`\n${report(results)}`);
  if (values.json) writeFileSync(join(REPORTS, 'results.json'), JSON.stringify(results, null, 2));
  return results.length > 0 && results.every(isWell) ? 0 : 1;
}

process.exit(await main());
