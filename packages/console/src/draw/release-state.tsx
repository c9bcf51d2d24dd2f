import type { OpsRelease } from '@clandor/contract';
import { type } from '@clandor/ui';

const WORDS: Readonly<Record<OpsRelease['state'], string>> = {
  live: 'Live',
  canary: 'For a share of visitors',
  published: 'Published',
  blocked: 'Blocked',
  removed: 'Files removed',
};

/** How a release stands: always the word, the colour only beside it. */
export function ReleaseStateWord({ state }: Pick<OpsRelease, 'state'>) {
  const strong = state === 'live' || state === 'canary';
  return (
    <span
      css={{
        ...type.small,
        color: state === 'blocked' ? 'var(--error)' : strong ? 'var(--accent)' : 'var(--muted)',
      }}
    >
      {strong ? '● ' : ''}
      {WORDS[state]}
    </span>
  );
}
