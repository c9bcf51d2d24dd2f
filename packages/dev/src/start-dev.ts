import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { buildScript } from '@clandor/build';
import { RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { DevError } from './dev-error.ts';
import { createDevServer, type DevServerOptions } from './http/dev-server.ts';
import { Events } from './http/events.ts';
import { DevPages } from './pages/dev-pages.ts';
import { fixedShell } from './parts/fixed-shell.ts';
import { openHotFolder, removeHotFolder } from './parts/hot-folder.ts';
import { HotPart } from './parts/hot-part.ts';
import { ROOT } from './root.ts';
import { localGateway } from './upstream/local-gateway.ts';
import { remoteGateway } from './upstream/remote-gateway.ts';

export interface DevOptions {
  /** What is worked on. */
  names: readonly ReleasableName[];
  port: number;
  /** The gateway that has the rest; the local registry when there is none. */
  against?: string;
  /** Told what a person at a terminal wants to know. */
  say(text: string): void;
}

export interface RunningDev {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the whole site with some of its parts compiled on every change and exchanged in the page.
 *
 * @throws DevError when the port, or the rest of the site, cannot be had; nothing runs on then
 */
export async function startDev({ names, port, against, say }: DevOptions): Promise<RunningDev> {
  const origin = `http://localhost:${port}`;
  // What was opened so far, closed in the opposite order.
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const ready = Promise.withResolvers<DevServerOptions>();
  try {
    const server = createDevServer(ready.promise);
    await listen(server, port);
    closers.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    const builds = openHotFolder();
    closers.push(() => removeHotFolder(builds));
    const events = new Events();
    closers.push(() => events.close());
    const hot = names.map((name) => watched(new HotPart(name, join(ROOT, name), builds), events, say));
    closers.push(...hot.map((part) => () => part.close()));
    const building = names.includes('shell') ? undefined : fixedShell();
    const openUpstream = async () => {
      // Releases that have to be made first build the shell too, into the same folder.
      if (!against) await building;
      const needsReleases = !RELEASABLE_NAMES.every((name) => names.includes(name));
      const opened = await (against ? remoteGateway(against) : localGateway({ origin, needsReleases, say }));
      closers.push(() => opened.close());
      return opened;
    };
    const [upstream, client, shell] = await allOrNone([
      openUpstream(),
      buildScript(join(ROOT, 'packages/dev'), 'client', './src/client/main.ts'),
      building,
    ]);
    const onServerError = (url: string, error: string) =>
      say(`${url} could not be rendered on the server:\n${indented(error)}`);
    const pages = new DevPages({ hot, upstream, onServerError, ...(shell && { shell }) });
    closers.push(() => pages.close());
    const folderOf = (name: string) =>
      hot.find((part) => part.name === name)?.folder ?? (name === 'shell' ? shell?.folder : undefined);
    ready.resolve({ hot, upstream, pages, events, client, folderOf });
    await Promise.all(hot.map((part) => part.settled()));
    say(
      [
        '',
        `The site is at ${origin}`,
        `  from this working tree, changed in place: ${names.join(', ')}`,
        ...(shell ? ['  from this working tree, as a development build: shell (React comes from it)'] : []),
        `  everything else, /api too: ${upstream.description}`,
        '',
      ].join('\n'),
    );
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new DevError(`Port ${port} is taken. Name another: -- --port ${port + 1}`);
  });
}

/** Like `Promise.all`, but a failure waits for the others: what they opened has to be closed. */
async function allOrNone<Work extends readonly unknown[] | []>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function watched(part: HotPart, events: Events, say: DevOptions['say']): HotPart {
  const { name } = part;
  part.on('built', ({ hash, shared, milliseconds }) => {
    events.send({ type: 'built', name, hash, shared });
    say(`${name}: built in ${milliseconds} ms`);
  });
  part.on('errors', (errors) => {
    events.send({ type: 'errors', name, errors });
    say(`${name} does not compile:\n${indented(errors.join('\n\n'))}`);
  });
  return part;
}

const indented = (text: string): string => text.replace(/^/gm, '    ');
