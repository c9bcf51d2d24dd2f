import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveGallery } from '@clandor/gallery';
import { publishBreakable } from './breakable.ts';
import {
  DEVELOPMENT,
  environmentOf,
  FAILING,
  GALLERY_PORT,
  GATEWAY_PID,
  PRODUCTION,
  RELEASING,
  ROOT,
  type SiteUnderTest,
} from './sites.ts';

/** A gateway that is not ready by then does not start, in milliseconds. */
const READY_LIMIT = 60_000;

/** All that the journeys go to, and how to stop it. */
export default async function startAll(): Promise<() => Promise<void>> {
  const stopSites = await startSites([PRODUCTION, DEVELOPMENT, RELEASING, FAILING]);
  const gallery = await serveGallery(GALLERY_PORT);
  return async () => {
    gallery.close();
    gallery.closeAllConnections();
    await stopSites();
  };
}

/** Publishes the builds of the working tree into fresh registries and starts a gateway over each; stops them after. */
export async function startSites(sites: readonly SiteUnderTest[]): Promise<() => Promise<void>> {
  const gateways: ChildProcess[] = [];
  for (const site of sites) gateways.push(await start(site));
  return async () => {
    for (const gateway of gateways) {
      gateway.kill('SIGTERM');
      if (gateway.exitCode === null) await once(gateway, 'exit');
    }
  };
}

async function start(site: SiteUnderTest): Promise<ChildProcess> {
  const env = environmentOf(site);
  rmSync(site.dataDir, { recursive: true, force: true });
  mkdirSync(site.dataDir, { recursive: true });
  execFileSync('node', ['packages/release/src/main.ts', 'sync', '--no-build', '--mode', site.mode], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (site === FAILING) publishBreakable(site);
  const log = openSync(join(site.dataDir, 'gateway.log'), 'w');
  const gateway = spawn('node', ['gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', log, log] });
  writeFileSync(join(site.dataDir, GATEWAY_PID), String(gateway.pid));
  const deadline = Date.now() + READY_LIMIT;
  while (!(await ready(site))) {
    if (gateway.exitCode !== null || Date.now() > deadline) {
      throw new Error(`the gateway on port ${site.port} did not become ready; see ${site.dataDir}/gateway.log`);
    }
  }
  return gateway;
}

async function ready({ port }: SiteUnderTest): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
  if (answer?.ok) return true;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return false;
}
