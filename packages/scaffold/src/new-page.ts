import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NewPage, pageFile, pageTestFile, routeEntry } from './page-templates.ts';
import { refuseTakenPath, remotesIn } from './repository.ts';
import { ScaffoldError } from './scaffold-error.ts';
import { tidy } from './tidy.ts';

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const LIST = 'export const routes: RemoteRoute[] = [';

/**
 * Makes a page of a remote, with its test and its route.
 *
 * @param remote `mf-editorial`; `editorial` will do
 * @param path `/editorial/letters`
 * @returns the files made and changed, below root
 * @throws ScaffoldError when there is no such remote, or the address is none or is taken; nothing was made then
 */
export async function newPage(root: string, remote: string, path: string): Promise<string[]> {
  const name = remotesIn(root).find((each) => each === remote.replace(/\/$/, '') || each === `mf-${remote}`);
  if (!name) throw new ScaffoldError(`There is no remote ${remote}. There are ${remotesIn(root).join(', ')}.`);
  if (!PATH.test(path)) {
    throw new ScaffoldError(
      `${path} is no address for a new page: small letters, digits and hyphens, as in /editorial/letters. Put parameters into routes.ts afterwards.`,
    );
  }
  const page = { path, page: path.slice(1).replaceAll('/', '-') };
  const folder = `${name}/src/pages/${page.page}`;
  if (existsSync(join(root, folder))) throw new ScaffoldError(`${folder} is there already.`);
  await refuseTakenPath(root, path);
  const routes = `${name}/src/routes.ts`;
  const listed = withRoute(readFileSync(join(root, routes), 'utf8'), page);
  if (listed === null) throw new ScaffoldError(`${routes} has no line "${LIST}" to put the route behind.`);
  const files = {
    [`${folder}/page.tsx`]: pageFile(page),
    [`${folder}/page.test.tsx`]: pageTestFile(page),
    [routes]: listed,
  };
  writeFiles(root, files);
  await tidy(root, Object.keys(files));
  return Object.keys(files);
}

/** First in the list: a route without parameters is looked at before one that would match it too. */
function withRoute(source: string, page: NewPage): string | null {
  return source.includes(LIST) ? source.replace(LIST, () => `${LIST}\n  ${routeEntry(page)}`) : null;
}

/** Writes files by their path below a folder. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
