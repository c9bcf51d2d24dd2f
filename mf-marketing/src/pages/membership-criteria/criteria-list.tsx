import { Figure, media, Subheading, Text } from '@clandor/ui';
import type { Criterion } from '../../content/criteria.ts';

/** Requirements, each with its number as a large figure. */
export function CriteriaList({ criteria, label }: { criteria: readonly Criterion[]; label: string }) {
  return (
    <ol aria-label={label} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {criteria.map(({ title, text }, index) => (
        <li
          key={title}
          css={{
            display: 'grid',
            gridTemplateColumns: '4.5rem 1fr',
            columnGap: '1rem',
            paddingBlock: '1.5rem',
            borderTop: '1px solid var(--hairline)',
            [media.medium]: { gridTemplateColumns: '6rem minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'baseline' },
          }}
        >
          <Figure aria-hidden="true" css={{ fontSize: '2.75rem', lineHeight: 1, gridRow: '1 / span 2' }}>
            {index + 1}
          </Figure>
          <Subheading>{title}</Subheading>
          <Text css={{ gridColumn: 2, marginTop: '0.5rem', [media.medium]: { gridColumn: 3, marginTop: 0 } }}>
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
