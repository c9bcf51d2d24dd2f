import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Build, buildSchema } from '@clandor/contract';
import { contractProblem } from './fit.ts';
import { hashOf } from './hash-of.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Reads a build's `release.json` and checks it against the files beside it: each listed file there with its size and
 * SHA-384, no other, no links.
 *
 * @param folder absolute, as `clandor-build` left it
 * @throws ReleaseError that lists everything that does not fit
 */
export async function readBuild(folder: string): Promise<Build> {
  const build = await readManifest(folder);
  const listed = new Map(build.files.map((file) => [file.path, file]));
  const present = await filesIn(folder);
  const problems = [
    ...present.links.map((path) => `${path} is a link; a release holds files only`),
    ...present.files.filter((path) => !listed.has(path)).map((path) => `${path} is not listed in release.json`),
  ];
  for (const file of build.files) {
    const bytes = await readFile(join(folder, file.path)).catch(() => null);
    if (!bytes) problems.push(`${file.path} is listed but missing`);
    else if (bytes.length !== file.bytes) problems.push(`${file.path} has ${bytes.length} bytes, not ${file.bytes}`);
    else if (hashOf(bytes) !== file.integrity) problems.push(`${file.path} is not what was built: its hash differs`);
  }
  for (const path of [build.server, ...build.entry, ...build.routes.flatMap(({ files }) => files)]) {
    if (!listed.has(path)) problems.push(`${path} is needed but not listed`);
  }
  if (problems.length > 0) throw new ReleaseError('These files cannot be published. Build them again:', problems);
  return build;
}

async function readManifest(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new ReleaseError(`There is no build in ${folder}. Build it first.`);
  });
  const described = parsed(text);
  const otherContract = contractProblem(described?.contract);
  if (described && otherContract) throw new ReleaseError('This build cannot be published:', [otherContract]);
  const { data, error } = buildSchema.safeParse(described);
  if (data) return data;
  throw new ReleaseError(
    'Its release.json is not one. Build it again:',
    error.issues.map(({ path, message }) => `release.json: ${path.join('.') || 'all of it'}: ${message}`),
  );
}

function parsed(text: string): { contract?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

async function filesIn(folder: string): Promise<{ files: string[]; links: string[] }> {
  const files: string[] = [];
  const links: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const status = await lstat(path);
    const name = relative(folder, path);
    if (status.isSymbolicLink()) links.push(name);
    else if (status.isFile() && name !== 'release.json') files.push(name);
  }
  return { files, links };
}
