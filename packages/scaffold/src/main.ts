// `npm run new -- remote NAME` makes a remote, `npm run new -- page REMOTE PATH` a page of one, each with its test.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { ScaffoldError } from './scaffold-error.ts';

const HELP = `npm run new -- remote NAME         a remote mf-NAME with one page at /NAME, and its test
npm run new -- page REMOTE PATH    a page of a remote, and its test: page mf-editorial /editorial/letters`;
const ROOT = join(import.meta.dirname, '../../..');

async function main([what, first, second, ...rest]: readonly string[]): Promise<void> {
  if (what === 'remote' && first && second === undefined) {
    const files = [...(await newRemote(ROOT, first)), ...(await writePipelines())];
    const [folder] = files[0]?.split('/') ?? [];
    return tell(files, folder ?? first);
  }
  if (what === 'page' && first && second && rest.length === 0) {
    const files = await newPage(ROOT, first, second);
    const [folder] = files[0]?.split('/') ?? [];
    return tell(files, folder ?? first);
  }
  if (what === '--help') return console.log(HELP);
  throw new ScaffoldError(HELP);
}

/** Each part has a pipeline, made like the others' (scripts/workflows); a process of its own reads the new list of parts. */
async function writePipelines(): Promise<string[]> {
  const program = "(await import('./scripts/workflows/pipelines.ts')).writeMissingPipelines()";
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT });
  return [...stdout.matchAll(/^written: (.*)$/gm)].map(([, file = '']) => file);
}

function tell(files: readonly string[], remote: string): void {
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nSee it: npm run dev -w ${remote}\nTest it: npm test -w ${remote}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ScaffoldError ? error.message : error);
  process.exitCode = 1;
});
