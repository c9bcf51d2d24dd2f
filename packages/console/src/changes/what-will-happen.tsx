import { type } from '@clandor/ui';
import type { Effect } from '../words/changes.ts';

/** What will happen, in one sentence that cannot be misread: `mf-editorial 1.0.4 → 1.0.3, for all visitors`. */
export function WhatWillHappen({ effect: { changes, audience, besides } }: { effect: Effect }) {
  return (
    <div
      css={{
        display: 'grid',
        gap: '0.75rem',
        borderInlineStart: '2px solid var(--accent)',
        paddingInlineStart: '1.25rem',
      }}
    >
      <p data-effect css={{ display: 'grid', gap: '0.25rem', textWrap: 'nowrap' }}>
        {changes.map(({ name, from, to }, at) => (
          <span key={name} css={{ display: 'grid' }}>
            <span css={{ ...type.small, color: 'var(--accent)' }}>{name} </span>
            <span css={versions}>
              {from ? `${from} → ${to}` : to}
              {at === changes.length - 1 ? ', ' : '; '}
            </span>
          </span>
        ))}
        <span css={{ ...type.lead, textWrap: 'wrap' }}>{audience}</span>
      </p>
      {besides.map((sentence) => (
        <p key={sentence} css={{ ...type.small, color: 'var(--muted)' }}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

const versions = {
  ...type.heading,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: 0,
  fontWeight: 400,
} as const;
