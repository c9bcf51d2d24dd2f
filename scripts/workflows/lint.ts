import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root } from '../run.ts';

// The linter is written for bundlers: it imports its JSON schema without saying that it is JSON, which Node asks for.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice');

/** Where GitHub looks for workflows, from the repository's root. */
export const WORKFLOWS = '.github/workflows';

/**
 * What GitHub's own language service says of a workflow: keys, expressions, contexts, jobs and their needs, and the
 * inputs and secrets of the reusable workflows that it calls. Nothing is fetched.
 *
 * @param name of the file; it counts as one of WORKFLOWS wherever its text comes from
 */
export async function lint(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///${WORKFLOWS}/${name}`, 'yaml', 1, text);
  const diagnostics = await validate(document, {
    fileProvider: {
      getFileContent: async ({ path }) => ({ name: path, content: await readFile(join(root, path), 'utf8') }),
    },
  });
  return diagnostics.map(({ range, message }) => `${name}:${range.start.line + 1} ${message}`);
}
