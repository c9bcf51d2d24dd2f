import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface MasterKey {
  /** Stands with everything the key wrapped: `2026-11-21T05-12-44-310Z-9f3c1a`. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

export interface MasterKeys {
  /** The newest: what is wrapped from now on. */
  current(): MasterKey;
  /** @throws VaultError when there is no such key */
  get(id: string): MasterKey;
  /** All of them, oldest first. */
  list(): readonly MasterKey[];
  /** Makes a new key and the current one of it. Those before stay, for what they wrapped. */
  add(now: Date): MasterKey;
}

/** A key is missing, or something was changed or cut short: nothing of it is given out. */
export class VaultError extends Error {
  override name = 'VaultError';
}

const ENDING = '.key';
const BYTES = 32;

/**
 * The master keys: a file each in `folder`, readable by the club's own user alone. The first is made when there is none.
 * Keys that another process added are found when they are asked for.
 */
export function openMasterKeys(folder: string, now: Date = new Date()): MasterKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let keys = readKeys(folder);
  const newest = (): MasterKey | undefined => keys.at(-1);
  const add = (at: Date): MasterKey => {
    writeKey(folder, at);
    keys = readKeys(folder);
    return newest() ?? missing('at all');
  };
  if (!newest()) add(now);
  return {
    current() {
      // Another process may have rotated: looking takes microseconds, and a submission is rare.
      keys = readKeys(folder);
      return newest() ?? missing('at all');
    },
    get(id) {
      const find = () => keys.find((each) => each.id === id);
      const known = find();
      if (known) return known;
      keys = readKeys(folder);
      return find() ?? missing(`with the id ${id}`);
    },
    list: () => readKeys(folder),
    add,
  };
}

function readKeys(folder: string): MasterKey[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const key = Buffer.from(readFileSync(join(folder, file), 'utf8').trim(), 'base64');
      if (key.length !== BYTES) throw new VaultError(`The master key in ${join(folder, file)} is damaged.`);
      return { id: basename(file, ENDING), key };
    });
}

/** Written whole and on the disk before anything is wrapped by it: a lost key is lost data. */
function writeKey(folder: string, now: Date): void {
  const id = `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const temporary = join(folder, `${randomUUID()}.new`);
  const file = openSync(temporary, 'wx', 0o600);
  writeSync(file, `${randomBytes(BYTES).toString('base64')}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, join(folder, `${id}${ENDING}`));
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function missing(which: string): never {
  throw new VaultError(`There is no master key ${which}. Restore the folder "keys" of CLUB_DATA_DIR from a backup.`);
}
