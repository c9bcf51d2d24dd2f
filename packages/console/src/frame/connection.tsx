import { type } from '@clandor/ui';
import { useOpsState } from '../api/queries.ts';
import { Command } from '../draw/command.tsx';
import { exactTime } from '../words/times.ts';

/** How old what is shown is; and, when the gateway does not answer, what to do. */
export function Connection() {
  const { error, dataUpdatedAt } = useOpsState();
  const at = dataUpdatedAt > 0 ? exactTime(new Date(dataUpdatedAt)) : null;
  return (
    <div role="alert">
      {error && (
        <div css={problem}>
          <p css={{ color: 'var(--error)' }}>{error.message}</p>
          <p css={{ color: 'var(--muted)' }}>
            {at ? `What you see is of ${at}. ` : ''}It is asked again by itself. The site may well be up. At the
            machine, <Command>{'npm run release -- rollback NAME --reason "…"'}</Command> works without this console.
          </p>
        </div>
      )}
    </div>
  );
}

/** `Seen 02:41:07`: when the figures were asked for last. */
export function Freshness() {
  const { error, dataUpdatedAt } = useOpsState();
  if (dataUpdatedAt === 0) return null;
  return (
    <span css={{ ...type.small, color: error ? 'var(--error)' : 'var(--muted)', fontVariantNumeric: 'tabular-nums' }}>
      {error ? 'Not fresh: seen' : 'Seen'} {exactTime(new Date(dataUpdatedAt))}
    </span>
  );
}

const problem = {
  ...type.small,
  display: 'grid',
  gap: '0.375rem',
  margin: '1.5rem 0 0',
  padding: '0.25rem 0 0.25rem 1.25rem',
  borderInlineStart: '2px solid var(--error)',
} as const;
