import { TextLink } from '@clandor/ui';
import type { AnswerBlock, AnswerLink, Inline } from '../../content/questions.ts';
import { MailLink } from '../../parts/mail-link.tsx';
import { PrepLink } from './prep-link.tsx';

/** An answer: its paragraphs, lists and links. */
export function Answer({ blocks }: { blocks: readonly AnswerBlock[] }) {
  return (
    <div css={{ display: 'grid', gap: '1rem' }}>
      {blocks.map((block) =>
        'list' in block ? (
          <ul
            key={block.list.join()}
            css={{ margin: 0, paddingInlineStart: '1.2em', '& li::marker': { color: 'var(--accent)' } }}
          >
            {block.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={block.paragraph.map(textOf).join()}>
            {block.paragraph.map((part) =>
              typeof part === 'string' ? part : <Inlined key={part.link} link={part.link} text={part.text} />,
            )}
          </p>
        ),
      )}
    </div>
  );
}

const textOf = (part: Inline): string => (typeof part === 'string' ? part : part.text);

function Inlined({ link, text }: { link: AnswerLink; text: string }) {
  if (link === 'privacy-policy') return <TextLink to="/privacy-policy">{text}</TextLink>;
  if (link === 'non-member-inquiries') return <MailLink to="membership">{text}</MailLink>;
  return <PrepLink>{text}</PrepLink>;
}
