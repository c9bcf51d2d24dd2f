import type { EventAction, OpsEvent } from '@clandor/contract';
import { media, type } from '@clandor/ui';
import { Moment } from './moment.tsx';

/** What was done, in a word. */
export const ACTIONS: Readonly<Record<EventAction, string>> = {
  publish: 'Published',
  refuse: 'Refused',
  activate: 'Activated',
  rollback: 'Rolled back',
  preview: 'Previewed',
  block: 'Blocked',
  unblock: 'Lifted a block',
  support: 'Set a date',
  clean: 'Cleaned up',
  'create-token': 'Made a token',
  'revoke-token': 'Revoked a token',
  'sign-in': 'Signed in',
};

/** Actions that took something away: their sign is a cross, of the others a ring. */
const TAKEN: ReadonlySet<EventAction> = new Set(['refuse', 'rollback', 'block', 'revoke-token']);

/** The log as a line with a sign for each entry: what, when, who, why, and what changed. Newest first. */
export function EventList({ events }: { events: readonly OpsEvent[] }) {
  return (
    <ol css={list}>
      {events.map(({ id, at, by, action, subject, reason, details }) => (
        <li key={id}>
          <svg aria-hidden viewBox="0 0 16 16" width="16" height="16" fill="none" strokeWidth="1.5" css={sign}>
            {TAKEN.has(action) ? (
              <path d="m4 4 8 8m0-8-8 8" stroke="var(--error)" />
            ) : (
              <circle cx="8" cy="8" r="3.5" stroke="var(--accent)" />
            )}
          </svg>
          <div css={{ display: 'grid', gap: '0.25rem', minWidth: 0 }}>
            <p css={type.body}>
              {ACTIONS[action]} <span css={{ color: 'var(--accent)' }}>{subject}</span>
            </p>
            {details.map((detail) => (
              <p
                key={detail}
                css={{ color: action === 'refuse' ? 'var(--error)' : 'inherit', overflowWrap: 'anywhere' }}
              >
                {detail}
              </p>
            ))}
            {reason && <p css={{ color: 'var(--muted)', fontStyle: 'italic' }}>“{reason}”</p>}
          </div>
          <p css={meta}>
            <Moment at={at} />
            <span>
              <span> · </span>by {by}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const list = {
  ...type.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    gap: '0.375rem 1.25rem',
    paddingBlock: '1rem',
    [media.medium]: { gridTemplateColumns: '13rem 1rem minmax(0, 1fr)', gap: '0.375rem 1.5rem' },
  },
  // The line of time, from sign to sign.
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '0.5rem',
    top: '2.75rem',
    bottom: '-0.75rem',
    borderInlineStart: '1px solid var(--hairline)',
    [media.medium]: { left: '15rem' },
  },
} as const;

const sign = { marginTop: '0.4rem', [media.medium]: { gridColumn: 2 } } as const;

const meta = {
  color: 'var(--muted)',
  gridColumn: 2,
  [media.medium]: {
    gridColumn: 1,
    gridRow: 1,
    paddingTop: '0.1rem',
    '& > span': { display: 'block' },
    '& > span > span': { display: 'none' },
  },
} as const;
