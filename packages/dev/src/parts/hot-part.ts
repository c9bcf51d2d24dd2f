import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { HOT_FOLDER } from '@clandor/build';
import type { Build, ReleasableName, Release } from '@clandor/contract';
import { type FromCompiler, START_AGAIN } from './compiler-messages.ts';

const PROCESS = join(import.meta.dirname, 'compile-process.ts');

/** No release has it: publishing begins with 1.0.0. */
export const HOT_VERSION = '0.0.0';

interface Events {
  built: [{ hash: string; shared: string; milliseconds: number }];
  errors: [string[]];
  building: [];
}

/** One part of the site, compiled on every change. */
export class HotPart extends EventEmitter<Events> {
  readonly name: ReleasableName;
  /** Holds `web/` and `server/`, absolute. */
  readonly folder: string;
  readonly #packageDir: string;
  readonly #builds: string;
  #child: ChildProcess | undefined;
  #closed = false;
  #build: Build | undefined;
  #hash = '';
  #shared = '';
  #errors: string[] = [];
  #settled = Promise.withResolvers<void>();
  #isSettled = false;

  /**
   * @param packageDir its sources, absolute
   * @param builds where this dev server's builds go, absolute
   */
  constructor(name: ReleasableName, packageDir: string, builds: string) {
    super();
    this.name = name;
    this.#packageDir = packageDir;
    this.#builds = builds;
    this.folder = join(builds, name);
    this.#start();
  }

  /** Names the state of the browser's build; empty before the first. */
  get hash(): string {
    return this.#hash;
  }

  /** Names what its chunks take from the shell. */
  get shared(): string {
    return this.#shared;
  }

  /** Of the newest state; empty when it compiles. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  /** Resolves when browser's and server's build are of the newest sources, or those do not compile. */
  async settled(): Promise<void> {
    while (!this.#isSettled) await this.#settled.promise;
  }

  /** The newest state that compiled, as a release; undefined when none has yet. */
  release(): Release | undefined {
    return this.#build && { ...this.#build, name: this.name, version: HOT_VERSION };
  }

  close(): void {
    this.#closed = true;
    this.#child?.kill('SIGKILL');
  }

  #start(): void {
    const child = fork(PROCESS, [this.#packageDir], {
      cwd: this.#packageDir,
      env: { ...process.env, [HOT_FOLDER]: this.#builds },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#hear(message as FromCompiler));
    child.on('exit', (status) => {
      if (this.#closed) return;
      this.#unsettle();
      if (status === START_AGAIN) this.#start();
      else this.#fail([`The process that compiles ${this.name} ended (${status}). Start the dev server again.`]);
    });
  }

  #hear(message: FromCompiler): void {
    if (message.type === 'building') {
      this.#unsettle();
      this.emit('building');
    } else if (message.type === 'web') {
      this.#build = message.build;
      this.#hash = message.hash;
      this.#shared = message.shared;
      this.#errors = [];
      this.emit('built', message);
    } else if (message.type === 'server') this.#settle();
    else this.#fail(message.errors);
  }

  #fail(errors: string[]): void {
    this.#errors = errors;
    this.emit('errors', errors);
    this.#settle();
  }

  #unsettle(): void {
    if (this.#isSettled) this.#settled = Promise.withResolvers();
    this.#isSettled = false;
  }

  #settle(): void {
    this.#isSettled = true;
    this.#settled.resolve();
  }
}
