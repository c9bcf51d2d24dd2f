// The renderer: a process of its own for one composition. It runs the remotes' code, so it gets no secrets, no
// database and no network, and may read nothing but the release files it was started with (Node's permission model).
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'node:util';
import type { Release, ShellServer, Site } from '@clandor/contract';
import { hashOf } from '../../releases/hash-of.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { LONGEST_SAID, MOST_SAID, UNSAID } from './said.ts';

let site: Site | undefined;

const answer = (message: FromRenderer) => process.send?.(message);
const text = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Which request a page is rendered for: what is written meanwhile is told with it, a few lines of each page. */
const underWay = new AsyncLocalStorage<{ id: number; request: string | undefined; lines: number }>();
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[name] = (...words: unknown[]) => {
    const page = underWay.getStore();
    if (!page || page.lines >= MOST_SAID) return;
    page.lines += 1;
    const { request } = page;
    answer({
      type: 'said',
      id: page.id,
      text: format(...words).slice(0, LONGEST_SAID),
      ...(request ? { request } : {}),
    });
  };
}

async function start({ composition, page, folders }: Extract<ToRenderer, { type: 'start' }>): Promise<void> {
  const folderOf = (name: string, version: string): string => {
    const folder = folders[`${name}@${version}`];
    if (!folder) throw new Error(`${name} ${version} is not part of this composition`);
    return folder;
  };
  for (const { name, version, files } of [composition.shell, ...composition.remotes]) {
    checkFiles(folderOf(name, version), `${name} ${version}`, files);
  }
  const entry = `${folderOf(composition.shell.name, composition.shell.version)}/${composition.shell.server}`;
  const shell = createRequire(entry)(entry) as ShellServer;
  site = await shell.createSite({ composition, page, folderOf });
  answer({ type: 'ready', bareShell: site.bareShell() });
}

/** Nothing is run that is not what was released: what browsers check of a script, this checks of the server's. */
function checkFiles(folder: string, name: string, files: Release['files']): void {
  for (const { path, integrity } of files) {
    if (!path.startsWith('server/')) continue;
    if (hashOf(readFileSync(`${folder}/${path}`)) !== integrity) {
      throw new Error(`${path} of ${name} is not what was released: its hash differs. Publish it again.`);
    }
  }
}

process.on('message', async (message: ToRenderer) => {
  if (message.type === 'start') {
    await start(message).catch((error) => answer({ type: 'failed', error: text(error) }));
    return;
  }
  const { id, url } = message;
  const plainPost = message.type === 'render' ? message.plainPost : undefined;
  const request = message.type === 'render' ? message.request : undefined;
  // A visitor's own words are in it: whatever is written meanwhile may repeat them, and is not told.
  const isPrivate = message.type === 'read' ? message.fields.length > 0 : plainPost !== undefined;
  try {
    const started = site;
    if (!started) throw new Error('asked for a page before the site was started');
    await underWay.run({ id, request, lines: isPrivate ? MOST_SAID : 0 }, async () => {
      if (message.type === 'render') answer({ type: 'rendered', id, page: await started.render(url, plainPost) });
      else answer({ type: 'read', id, reading: (await started.readPlainPost?.(url, message.fields)) ?? null });
    });
  } catch (error) {
    answer({ type: 'threw', id, error: isPrivate ? UNSAID : text(error) });
  }
});
// Ctrl+C at a terminal goes to all processes; the gateway ends this one when the last request is answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Without its gateway it has nobody to render for.
process.on('disconnect', () => process.exit(0));
