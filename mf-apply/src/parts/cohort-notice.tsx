import { Small, type } from '@clandor/ui';

/** When the next cohort is accepted (spec sections 2 and 9); `who` are the few. */
export function CohortNotice({ who }: { who: string }) {
  return (
    <div
      role="note"
      css={{ display: 'grid', gap: '0.5rem', paddingBlock: '1.25rem', borderBlock: '1px solid var(--accent)' }}
    >
      <p css={type.subheading}>Next Cohort Acceptance: February 2026</p>
      <Small>
        Only a limited number of {who} are accepted. Joining the waitlist costs nothing and binds you to nothing.
      </Small>
    </div>
  );
}
