import type { Block, Inline } from './article.ts';

/** Words that an unhurried reader takes in a minute. */
const WORDS_A_MINUTE = 220;

/** How long an article takes, in whole minutes, at least one. */
export function minutesToRead(body: readonly Block[]): number {
  const words = body.reduce((sum, block) => sum + wordsIn(block), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function wordsIn(block: Block): number {
  if (block.kind === 'divider') return 0;
  const texts = block.kind === 'list' ? block.items : [block.text];
  return texts.reduce((sum, text) => sum + textOf(text).split(/\s+/).filter(Boolean).length, 0);
}

const textOf = (text: readonly Inline[]): string =>
  text.map((part) => (typeof part === 'string' ? part : textOf(part.children))).join('');
