import { Small, type } from '@clandor/ui';

interface CohortNoticeProps {
  /** The few: "couples". */
  who: string;
  /** What is told of the fees (spec section 1). */
  fees: string;
}

/** When the next cohort is accepted (spec sections 2 and 9), and of how many. */
export function CohortNotice({ who, fees }: CohortNoticeProps) {
  return (
    <div
      role="note"
      css={{ display: 'grid', gap: '0.5rem', paddingBlock: '1.25rem', borderBlock: '1px solid var(--accent)' }}
    >
      <p css={type.subheading}>Next Cohort Acceptance: February 2026</p>
      <Small>
        Only a limited number of {who} are accepted. {fees}
      </Small>
    </div>
  );
}
