import type { Inline } from '../content/article.ts';

/**
 * Bold and italics of one paragraph: `**bold**`, `*italics*` or `_italics_`, one inside the other, `\*` for the sign
 * itself. An asterisk between spaces is an asterisk, and so is an underscore inside a word.
 *
 * @throws when a mark is opened and never closed: readers would see the sign
 */
export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const escaped = /^\\([*_\\])/.exec(text.slice(at));
    const sign = openingAt(text, at);
    if (escaped) {
      plain += escaped[1];
      at += 2;
    } else if (sign) {
      const end = closingOf(text, at + sign.length, sign);
      if (end < 0) throw new Error(`${sign} is opened and not closed: “${text.slice(at, at + 40)}”`);
      flush();
      const children = parseInline(text.slice(at + sign.length, end));
      nodes.push({ mark: sign === '**' ? 'strong' : 'em', children });
      at = end + sign.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

type Sign = '**' | '*' | '_';

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);
const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function openingAt(text: string, at: number): Sign | null {
  const sign = text.startsWith('**', at) ? '**' : text[at];
  if (sign !== '**' && sign !== '*' && sign !== '_') return null;
  if (isSpace(text[at + sign.length])) return null;
  return sign === '_' && isWord(text[at - 1]) ? null : sign;
}

/** Where the mark that was opened before `from` closes; -1 when it does not. */
function closingOf(text: string, from: number, sign: Sign): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (sign === '*' && text.startsWith('**', at)) {
      at += 1; // bold inside italics
    } else if (text.startsWith(sign, at) && at > from && !isSpace(text[at - 1])) {
      if (sign === '_' && isWord(text[at + 1])) continue;
      // `**bold *both***`: the inner mark takes the first of the three signs
      return sign === '**' && text[at + 2] === '*' ? at + 1 : at;
    }
  }
  return -1;
}
