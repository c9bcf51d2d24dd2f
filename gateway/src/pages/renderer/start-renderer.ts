import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  Composition,
  PageSettings,
  PlainFields,
  PlainPost,
  PlainReading,
  ReleasableName,
  RenderedPage,
} from '@clandor/contract';
import { withoutPath } from '../../http/logged-path.ts';
import { endFirst, giveWay } from '../../low-priority.ts';
import { FAILED, RENDERED, tallies } from '../../watching/tallies.ts';
import { type FromRenderer, fromRenderer, type Said, type ToRenderer } from './messages.ts';
import { UNSAID } from './said.ts';

export interface RendererOptions {
  composition: Composition;
  page: PageSettings;
  /** The absolute folder of a release's files, once they are on this machine. */
  folderOf: (name: ReleasableName, version: string) => string | Promise<string>;
  /** Nobody waits for its pages: it gives way to whoever answers visitors, and may take longer. */
  unhurried?: boolean;
  /** Told what the shell's or a remote's code writes while it renders. */
  onSaid?: (said: Said) => void;
}

/** In milliseconds. What takes longer is given up, and the process with it. */
const LIMITS = { start: 30_000, render: 2_000 };
/** For a page that is made before anybody asks: on a machine that is busy for a while a gateway opens late, but it does. */
export const AHEAD_LIMIT = 15_000;
/** A machine that is busy for a moment must not make a good release look bad. */
const UNHURRIED_LIMITS = { start: 30_000, render: 5_000 };
/** Of the heap, in megabytes (all of a renderer takes 130). What needs more is broken, and ends before it takes the gateway's. */
const MEMORY_LIMIT = 512;

/** A page or a whole composition that cannot be rendered. The message is the remote's own error; it is logged, never shown. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** One running renderer process. */
export interface RunningRenderer {
  bareShell: RenderedPage;
  /**
   * @param request the id of the request that it is for, if it is for one
   * @param plainPost what the page answers to
   * @param patience how long it may take, in milliseconds, where nobody waits for it
   */
  render(url: string, request?: string, plainPost?: PlainPost, patience?: number): Promise<RenderedPage>;
  /** Has the page at a path read a plain post; null where none is taken. */
  readPlainPost(path: string, fields: PlainFields): Promise<PlainReading | null>;
  /** Whether its process can still be asked. */
  alive(): boolean;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  kill(): void;
}

const PROCESS = join(import.meta.dirname, 'renderer-process.mts');
/** The only modules of ours that it runs beside itself. */
const ITS_MODULES = [resolve(import.meta.dirname, '../../releases/hash-of.ts'), join(import.meta.dirname, 'said.ts')];

/**
 * Starts a fresh process that renders this composition and nothing else.
 *
 * @throws RenderError when the shell or a remote does not start within its limit
 */
export async function startRenderer({
  composition,
  page,
  folderOf,
  unhurried = false,
  onSaid,
}: RendererOptions): Promise<RunningRenderer> {
  const parts = [composition.shell, ...composition.remotes];
  const folders = Object.fromEntries(
    await Promise.all(
      parts.map(async ({ name, version }) => {
        // The true path, as `require` finds it: the data folder may lie behind a link.
        return [`${name}@${version}`, truePath(await folderOf(name, version))] as const;
      }),
    ),
  );
  const child = fork(PROCESS, {
    execArgv: [
      '--permission',
      ...[PROCESS, ...ITS_MODULES, ...Object.values(folders).map((folder) => `${folder}/*`)].map(
        (path) => `--allow-fs-read=${path}`,
      ),
      `--max-old-space-size=${MEMORY_LIMIT}`,
      '--disable-warning=SecurityWarning',
    ],
    env: { NODE_ENV: composition.shell.mode },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  endFirst(child.pid);
  if (unhurried) giveWay(child.pid);
  const limits = unhurried ? UNHURRIED_LIMITS : LIMITS;
  const complaints = lastLines(child);
  const ended = new Promise<void>((resolve) => {
    // A process that could not even be made has no exit.
    child.once('exit', () => resolve()).on('error', () => child.pid === undefined && resolve());
  });
  const waiting = new Map<number, { url: string; settle(answer: FromRenderer | RenderError): void }>();
  let count = 0;
  let heldWords = false;

  const fail = (why: string) => {
    for (const { settle } of [...waiting.values()]) settle(new RenderError(why));
  };
  child.on('message', (message) => {
    const { data: answer } = fromRenderer.safeParse(message);
    if (!answer) fail('the renderer answered with something that is no page');
    else if (answer.type === 'rendered' || answer.type === 'read') waiting.get(answer.id)?.settle(answer);
    else if (answer.type === 'said') {
      const { url = '' } = waiting.get(answer.id) ?? {};
      onSaid?.({ ...answer, text: withoutPath(answer.text, url) });
    } else if (answer.type === 'threw') waiting.get(answer.id)?.settle(new RenderError(answer.error));
  });
  // From the first plain post on, what it cried out may be a visitor's words.
  void ended.then(() => fail(`the renderer ended: ${heldWords ? UNSAID : complaints()}`));
  const kill = () => {
    child.kill('SIGKILL');
  };

  const ask = (message: Question, patience = limits.render) =>
    new Promise<FromRenderer>((resolve, reject) => {
      count += 1;
      const id = count;
      const limit = setTimeout(() => {
        settle(new RenderError(`${message.url} took longer than ${patience} ms`));
        kill();
      }, patience);
      const started = performance.now();
      const settle = (answer: FromRenderer | RenderError) => {
        clearTimeout(limit);
        waiting.delete(id);
        countRender(answer instanceof RenderError, performance.now() - started);
        // What a page throws may repeat its address, and goes into the log.
        if (answer instanceof RenderError) reject(new RenderError(withoutPath(answer.message, message.url)));
        else resolve(answer);
      };
      waiting.set(id, { url: message.url, settle });
      send(child, { ...message, id }, () => settle(new RenderError('the renderer is not running')));
    });
  const render = async (url: string, request?: string, plainPost?: PlainPost, patience?: number) => {
    heldWords ||= plainPost !== undefined;
    const question = { type: 'render', url, ...(request && { request }), ...(plainPost && { plainPost }) } as const;
    const answer = await ask(question, patience);
    if (answer.type === 'rendered') return answer.page;
    throw new RenderError('the renderer answered with something that is no page');
  };
  const readPlainPost = async (url: string, fields: PlainFields) => {
    heldWords ||= fields.length > 0;
    const answer = await ask({ type: 'read', url, fields });
    if (answer.type === 'read') return answer.reading;
    throw new RenderError('the renderer answered with something that is no reading');
  };

  const bareShell = await started(child, { type: 'start', composition, page, folders }, complaints, limits.start).catch(
    (error) => {
      kill();
      throw error;
    },
  );
  const alive = () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null;
  return { bareShell, render, readPlainPost, alive, ended, kill };
}

/** What it is asked about one page, without its number. */
type Question = Omit<Extract<ToRenderer, { type: 'render' }>, 'id'> | Omit<Extract<ToRenderer, { type: 'read' }>, 'id'>;

function started(
  child: ChildProcess,
  message: ToRenderer,
  complaints: () => string,
  patience: number,
): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new RenderError(`the site did not start within ${patience} ms`)), patience);
    const end = (settle: () => void) => {
      clearTimeout(limit);
      child.off('exit', onExit).off('error', onExit).off('message', onMessage);
      settle();
    };
    const onExit = () => end(() => reject(new RenderError(`the renderer did not start: ${complaints()}`)));
    const onMessage = (message: unknown) => {
      const { data: answer } = fromRenderer.safeParse(message);
      if (answer?.type === 'said') return;
      if (answer?.type === 'ready') end(() => resolve(answer.bareShell));
      else end(() => reject(new RenderError(answer?.type === 'failed' ? answer.error : 'the shell gave no page')));
    };
    child.on('exit', onExit).on('error', onExit).on('message', onMessage);
    send(child, message, () => onExit());
  });
}

function countRender(failed: boolean, milliseconds: number): void {
  tallies.renders.raise([failed ? 'failed' : 'rendered']);
  tallies.renderSeconds.observe(failed ? FAILED : RENDERED, milliseconds / 1_000);
}

function send(child: ChildProcess, message: ToRenderer, failed: () => void): void {
  if (child.connected) child.send(message, (error) => error && failed());
  else failed();
}

/** The end of what the process wrote to its standard error, for the log. */
function lastLines(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2_000);
  });
  return () => text.trim() || 'without a word';
}

function truePath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw new RenderError(`the files of a release are missing: ${folder}`, { cause: error });
  }
}
