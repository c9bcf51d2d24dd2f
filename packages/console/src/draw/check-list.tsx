import { CHECKS, type Check, type CheckName } from '@clandor/contract';
import { type, VisuallyHidden } from '@clandor/ui';
import { Mark, type MarkState } from './mark.tsx';

const NAMES: Readonly<Record<CheckName, string>> = {
  unpack: 'Unpacked',
  files: 'Files and hashes',
  version: 'Version',
  fit: 'Fits the site',
  budget: 'Within its budget',
  pages: 'Pages render',
};

const WORDS: Readonly<Record<MarkState, string>> = {
  waiting: 'waiting',
  running: 'running',
  passed: 'passed',
  refused: 'refused',
};

interface CheckListProps {
  checks: readonly Check[];
  /** Without those that are still to come. */
  onlyKnown?: boolean;
  /** It has ended: what was running then was not finished. */
  over?: boolean;
}

/** The checks of a publication in their order, those to come among them, each with its detail. */
export function CheckList({ checks, onlyKnown = false, over = false }: CheckListProps) {
  const of = (name: CheckName) => checks.find((check) => check.name === name);
  return (
    <ol css={list}>
      {CHECKS.filter((name) => !onlyKnown || of(name)).map((name) => {
        const { state: said = 'waiting', detail = '' } = of(name) ?? {};
        const state = over && said === 'running' ? 'waiting' : said;
        return (
          <li key={name}>
            <Mark state={state} />
            <span css={state === 'waiting' ? { color: 'var(--muted)' } : null}>
              {NAMES[name]}
              <VisuallyHidden>: {over && state === 'waiting' ? 'not done' : WORDS[state]}</VisuallyHidden>
            </span>
            <span css={{ color: state === 'refused' ? 'var(--error)' : 'var(--muted)' }}>{detail}</span>
          </li>
        );
      })}
    </ol>
  );
}

const list = {
  ...type.small,
  display: 'grid',
  gap: '0.375rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(8.5rem, auto) 1fr',
    gap: '0.75rem',
    alignItems: 'baseline',
  },
  '& svg': { alignSelf: 'center' },
} as const;
