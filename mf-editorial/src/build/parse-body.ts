import type { Block } from '../content/article.ts';
import { parseInline } from './parse-inline.ts';

/** What a line may hold to be a divider. */
const DIVIDER = /^(?:⸻|⁂|❦|✦|•••|—+|-{3,}|\*{3,}|\* \* \*)$/;
const BULLET = /^[-•*]\s+/;

/**
 * Turns an article's text into blocks (spec section 2, "Editorial"): paragraphs separated by blank lines, `**…**` alone
 * is a subheading, a line holding only a divider glyph is a divider, lines that begin with a bullet are a list.
 * A line that is only wrapped goes on with a space.
 *
 * @throws with the text concerned when bold or italics are not closed
 */
export function parseBody(markup: string): Block[] {
  return markup
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .flatMap(runsOf)
    .map(blockOf);
}

type Run = { kind: 'divider' } | { kind: 'list'; items: string[] } | { kind: 'text'; text: string };

/** The lines between two blank ones: mostly one paragraph, but a list or a divider needs no blank line around it. */
function runsOf(chunk: string): Run[] {
  const runs: Run[] = [];
  for (const line of chunk.split('\n').map((each) => each.trim())) {
    const last = runs.at(-1);
    if (line === '') continue;
    if (DIVIDER.test(line)) runs.push({ kind: 'divider' });
    else if (BULLET.test(line)) {
      const item = line.replace(BULLET, '');
      if (last?.kind === 'list') last.items.push(item);
      else runs.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${line}`);
    else if (last?.kind === 'text') last.text += ` ${line}`;
    else runs.push({ kind: 'text', text: line });
  }
  return runs;
}

function blockOf(run: Run): Block {
  if (run.kind === 'divider') return run;
  if (run.kind === 'list') return { kind: 'list', items: run.items.map(parseInline) };
  const text = parseInline(run.text);
  const [only, ...others] = text;
  // All of it in double asterisks, and not two bold words with text between them.
  if (typeof only === 'object' && only.mark === 'strong' && others.length === 0) {
    return { kind: 'subheading', text: only.children };
  }
  return { kind: 'paragraph', text };
}
