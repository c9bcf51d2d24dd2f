import type { ArticleSource } from '../content/article.ts';
import { frontMatterSchema } from './front-matter-schema.ts';
import { parseBody } from './parse-body.ts';

const FILE = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s;

/**
 * One article's file: front matter between two lines of `---`, one `key: value` a line, then the body.
 *
 * @param name the file's name without its ending, which the slug repeats
 * @throws with the file's name and every mistake in it
 */
export function parseArticle(name: string, source: string): ArticleSource {
  const groups = FILE.exec(source.replaceAll('\r\n', '\n'))?.groups;
  if (!groups) throw new Error(`${name}.md: begins with front matter between two lines of ---`);
  const mistakes: string[] = [];
  const head = frontMatterSchema.safeParse(pairsOf(groups.head ?? '', mistakes));
  for (const { path, message } of head.error?.issues ?? []) {
    mistakes.push(path.length > 0 ? `${path.join('.')} ${message}` : message);
  }
  if (head.success && head.data.slug !== name) mistakes.push(`slug must be the file’s name, not ${head.data.slug}`);
  const body = bodyOf(groups.body ?? '', mistakes);
  if (mistakes.length > 0 || !head.success) throw new Error(`${name}.md: ${mistakes.join('; ')}`);
  return { ...head.data, body };
}

function pairsOf(head: string, mistakes: string[]): Record<string, string> {
  const pairs = new Map<string, string>();
  for (const line of head.split('\n').filter((each) => each.trim() !== '')) {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) mistakes.push(`“${line}” is not key: value`);
    else if (pairs.has(key)) mistakes.push(`${key} stands twice`);
    else pairs.set(key, value);
  }
  return Object.fromEntries(pairs);
}

function bodyOf(markup: string, mistakes: string[]): ArticleSource['body'] {
  try {
    const body = parseBody(markup);
    if (body.length === 0) mistakes.push('the body is empty');
    const straight = /.{0,20}["'].{0,20}/.exec(markup)?.[0];
    if (straight) mistakes.push(`the body takes typographic quotes (’ “ ”): “${straight}”`);
    return body;
  } catch (error) {
    mistakes.push(error instanceof Error ? error.message : String(error));
    return [];
  }
}
