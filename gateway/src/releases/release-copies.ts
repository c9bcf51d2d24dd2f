import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release, ReleaseRef } from '@clandor/contract';
import { StorageError } from '../storage/index.ts';
import { isWhole } from './is-whole.ts';
import { makeRoom } from './make-room.ts';
import { INCOMING } from './store-files.ts';

/** Copies of some two hundred releases, in bytes. */
const ROOM = 2 * 1024 ** 3;
/** Another process may put the same copy in the same place at the same moment. */
const ATTEMPTS = 5;

export interface ReleaseCopiesOptions {
  /** Holds `<name>/<version>/…`. Any number of processes of this machine share it. */
  folder: string;
  /** Puts a release's files into a folder that is not there yet, whatever they are. */
  bringTo: (release: Release, folder: string) => Promise<void>;
  inUse: () => Promise<ReadonlySet<string>>;
  room?: number;
}

/**
 * Copies of releases on this machine, for browsers and renderers: brought when they are first needed, looked through
 * file by file before they count, and again by every process that starts, so that a damaged one is replaced by itself.
 */
export class ReleaseCopies {
  readonly #options: ReleaseCopiesOptions;
  /** What this process has looked through, or is bringing. */
  readonly #sound = new Map<string, Promise<void>>();

  constructor(options: ReleaseCopiesOptions) {
    this.#options = options;
  }

  /** The folder of a release's files, once they are here. @throws StorageError when they cannot be had */
  async bring(release: Release): Promise<string> {
    const place = this.#placeOf(release);
    // It was sound once, but another process may have made room meanwhile.
    if (this.#sound.has(place) && !(await this.#sound.get(place)?.then(() => isThere(place)))) {
      this.#sound.delete(place);
    }
    const bringing = this.#sound.get(place) ?? this.#bring(release, place);
    this.#sound.set(place, bringing);
    bringing.catch(() => this.#sound.get(place) === bringing && this.#sound.delete(place));
    await bringing;
    const now = new Date();
    await utimes(place, now, now).catch(() => {});
    return place;
  }

  async remove(release: ReleaseRef): Promise<void> {
    const place = this.#placeOf(release);
    this.#sound.delete(place);
    await rm(place, { recursive: true, force: true });
  }

  #placeOf = ({ name, version }: ReleaseRef): string => join(this.#options.folder, name, version);

  async #bring(release: Release, place: string): Promise<void> {
    if (await isWhole(release, place)) return;
    const { folder, bringTo, inUse, room = ROOM } = this.#options;
    const incoming = join(folder, `${INCOMING}${randomUUID()}`);
    try {
      await bringTo(release, incoming);
      if (!(await isWhole(release, incoming))) {
        throw new StorageError(
          `The storage gave other files of ${release.name}@${release.version} than were published`,
        );
      }
      await writeFile(join(incoming, 'release.json'), JSON.stringify(release));
      await putInPlace(release, incoming, place);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
    await makeRoom(folder, room, new Set([...(await inUse()), `${release.name}@${release.version}`]));
  }
}

async function putInPlace(release: Release, incoming: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rename(incoming, place);
    } catch (error) {
      if (await isWhole(release, place)) return;
      if (attempt === ATTEMPTS) throw error;
      // What is there is damaged. A process that reads it now reads on in what it has opened.
      await rename(place, `${incoming}-old`).catch(() => {});
      await rm(`${incoming}-old`, { recursive: true, force: true });
    }
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );
