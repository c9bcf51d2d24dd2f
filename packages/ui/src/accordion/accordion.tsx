import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { motion } from '../tokens/motion.ts';
import { media } from '../tokens/space.ts';
import { measure, type } from '../tokens/type.ts';

export interface AccordionItem {
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The heading that each question is. */
  level?: 'h2' | 'h3' | 'h4';
}

/** All open, whatever the state: for the browser without scripts, and for paper. */
const opened = { display: 'block !important', contentVisibility: 'visible', height: 'auto !important' } as const;

/**
 * Questions whose answers open one at a time and close again. Closed answers stay in the page: find-in-page opens them,
 * paper shows them all, and so does a browser without scripts.
 */
export function Accordion({ items, level: Level = 'h3' }: AccordionProps) {
  return (
    <Base.Root hiddenUntilFound css={{ borderBottom: '1px solid var(--hairline)' }}>
      {items.map(({ id, question, answer }) => (
        <Base.Item key={id} value={id} css={{ borderTop: '1px solid var(--hairline)' }}>
          <Base.Header render={<Level />}>
            <Base.Trigger css={trigger}>
              {question}
              <span aria-hidden css={cross} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel css={panel}>
            <div css={{ ...type.body, color: 'var(--muted)', paddingBottom: '2.25rem', maxWidth: measure }}>
              {answer}
            </div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

const trigger = {
  ...type.subheading,
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '1.5rem',
  padding: '1.5rem 0',
  color: 'inherit',
  background: 'none',
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `color ${motion.answer}`,
  '&:hover': { color: 'var(--accent)' },
  '&[data-panel-open] > span::after': { transform: 'rotate(90deg)', opacity: 0 },
  [media.withoutScripts]: { cursor: 'default', '& > span': { display: 'none' } },
} as const;

/** Two hairlines, of which one turns into the other. */
const cross = {
  position: 'relative',
  width: '1rem',
  height: '1rem',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '50% 0 auto',
    borderTop: '1px solid var(--accent)',
    transition: `transform ${motion.surface}, opacity ${motion.surface}`,
  },
  '&::after': { transform: 'rotate(90deg)' },
} as const;

const panel = {
  overflow: 'hidden',
  height: 'var(--accordion-panel-height)',
  transition: `height ${motion.surface} ${motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { height: 0 },
  [media.withoutScripts]: opened,
  [media.print]: opened,
} as const;
