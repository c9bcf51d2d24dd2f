import { font, media, Prose, type } from '@clandor/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../../content/article.ts';

/** An article's blocks as a page of a book: drop cap, dividers, subheadings, lists with dashes. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose
      css={{
        fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
        lineHeight: 1.72,
        '& > p:first-of-type::first-letter': {
          float: 'left',
          fontFamily: font.display,
          fontWeight: 400,
          fontSize: '6.3em',
          lineHeight: 0.72,
          padding: '0.06em 0.08em 0 0',
          color: 'var(--accent)',
        },
        '& h2': { ...type.heading, fontStyle: 'italic', marginTop: '1.5em' },
        '& h2 + *': { marginTop: '0.9em' },
        '& hr': { border: 0, width: '4rem', height: 1, margin: '3.5em 0', background: 'var(--accent)' },
        '& ul': { listStyle: 'none', padding: 0 },
        '& li': { position: 'relative', paddingInlineStart: '2em' },
        '& li::before': { content: '"–"', position: 'absolute', insetInlineStart: 0, color: 'var(--accent)' },
        [media.extraLarge]: { '& h2': { marginInlineStart: '-3.5rem' } },
      }}
    >
      {inOrder(blocks.map(drawBlock))}
    </Prose>
  );
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'divider':
      return <hr />;
    case 'subheading':
      return <h2>{drawText(block.text)}</h2>;
    case 'paragraph':
      return <p>{drawText(block.text)}</p>;
    case 'list':
      return <ul>{inOrder(block.items.map(drawItem))}</ul>;
  }
}

const drawItem = (item: readonly Inline[]): ReactNode => <li>{drawText(item)}</li>;

const drawText = (text: readonly Inline[]): ReactNode => inOrder(text.map(drawInline));

function drawInline(node: Inline): ReactNode {
  if (typeof node === 'string') return node;
  const Mark = node.mark;
  return <Mark>{drawText(node.children)}</Mark>;
}

/** Children that never change their order need no keys when they are given one by one. */
const inOrder = (children: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...children);
