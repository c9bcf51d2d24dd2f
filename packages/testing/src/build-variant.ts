import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildSchema } from '@clandor/contract';

const integrity = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * A true build that differs from the working tree's in one text: what a team's next release is, without touching the
 * working tree. Its name, its hashes and the hashes inside it are those of the new bytes.
 *
 * @param built the folder of the build
 * @returns the folder of the changed build
 */
export function variantOf(built: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-variant-'));
  cpSync(built, folder, { recursive: true });
  const build = buildSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const id = createHash('sha256')
    .update(build.build + to)
    .digest('hex')
    .slice(0, 12);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const replaced = new Map<string, string>();
  // The container's script last: it holds the hashes of the others.
  for (const file of files.sort((a) => (a.endsWith('remoteEntry.js') ? 1 : -1))) {
    const before = readFileSync(file);
    if (!file.endsWith('.js')) continue;
    let text = before.toString().replaceAll(from, to).replaceAll(build.build, id);
    for (const [old, next] of replaced) text = text.replaceAll(old, next);
    writeFileSync(file, text);
    replaced.set(integrity(before), integrity(Buffer.from(text)));
  }
  const described = {
    ...build,
    build: id,
    global: build.global.replace(build.build, id),
    files: files.map((file) => {
      const bytes = readFileSync(file);
      return { path: relative(folder, file), bytes: bytes.length, integrity: integrity(bytes) };
    }),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(described));
  return folder;
}
